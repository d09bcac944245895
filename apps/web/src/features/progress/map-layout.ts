/** What the layout needs to know of a skill. */
export interface Placeable {
  readonly id: string;
  /** Longest way from a skill without prerequisites. */
  readonly depth: number;
  readonly prerequisites: readonly string[];
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, Place>;
}

const COLUMN = 92;
const ROW = 50;
const MARGIN = 40;
/** Passes over the columns: after a few the order hardly changes. */
const SWEEPS = 6;

type Columns = string[][];

function columnsOf(skills: readonly Placeable[]): Columns {
  const deepest = Math.max(0, ...skills.map(({ depth }) => depth));
  const columns: Columns = Array.from({ length: deepest + 1 }, () => []);
  for (const { id, depth } of skills) columns[depth]?.push(id);
  return columns.filter((column) => column.length > 0);
}

/** Neighbours both ways, by id. */
function neighboursOf(skills: readonly Placeable[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(skills.map(({ id }) => id));
  const found = new Map<string, string[]>(skills.map(({ id }) => [id, []]));
  for (const { id, prerequisites } of skills)
    for (const before of prerequisites.filter((one) => known.has(one))) {
      found.get(id)?.push(before);
      found.get(before)?.push(id);
    }
  return found;
}

/** Height of each skill's row, columns centred on one line. */
function rowsOf(columns: Columns): Map<string, number> {
  return new Map(
    columns.flatMap((column) => column.map((id, row) => [id, row - (column.length - 1) / 2] as const)),
  );
}

/** Brings each column into the order of its neighbours' heights, there and back (the barycentre rule of Sugiyama et al. 1981). */
function untangle(columns: Columns, neighbours: ReadonlyMap<string, readonly string[]>): Columns {
  const ordered = columns.map((column) => [...column]);
  const rows = rowsOf(ordered);
  const heightOf = (id: string): number => {
    const near = (neighbours.get(id) ?? []).map((other) => rows.get(other) ?? 0);
    return near.length === 0
      ? (rows.get(id) ?? 0)
      : near.reduce((sum, height) => sum + height, 0) / near.length;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const column of sweep % 2 === 0 ? ordered : ordered.toReversed()) {
      const heights = new Map(column.map((id) => [id, heightOf(id)]));
      column.sort((a, b) => (heights.get(a) ?? 0) - (heights.get(b) ?? 0));
      for (const [id, row] of rowsOf([column])) rows.set(id, row);
    }
  }
  return ordered;
}

/** Places skills from left to right as they build on each other, with few crossing lines; the same input, the same map. */
export function layOut(skills: readonly Placeable[]): MapLayout {
  const columns = untangle(columnsOf(skills), neighboursOf(skills));
  const tallest = Math.max(1, ...columns.map((column) => column.length));
  const height = 2 * MARGIN + (tallest - 1) * ROW;
  const rows = rowsOf(columns);
  const places = new Map(
    columns.flatMap((column, index) =>
      column.map((id) => {
        /** Every other column stands half a step lower, so that lines pass between the stars. */
        const shift = index % 2 === 0 ? 0 : ROW / 4;
        return [id, { x: MARGIN + index * COLUMN, y: height / 2 + (rows.get(id) ?? 0) * ROW + shift }];
      }),
    ),
  );
  return { width: 2 * MARGIN + (columns.length - 1) * COLUMN, height: height + ROW / 4, places };
}

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const DIRECTIONS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return Object.hasOwn(DIRECTIONS, key);
}

/** The nearest skill that way: what lies off the line counts double. Null at the edge. */
export function neighbourThatWay({ places }: MapLayout, from: string, way: Direction): string | null {
  const here = places.get(from);
  const [dx, dy] = DIRECTIONS[way];
  if (!here) return null;
  let best: { readonly id: string; readonly cost: number } | null = null;
  for (const [id, { x, y }] of places) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const cost = along + 2 * aside;
    if (along > 1 && (best === null || cost < best.cost)) best = { id, cost };
  }
  return best?.id ?? null;
}
