/** What the layout needs to know of a skill. */
export interface Placeable {
  readonly id: string;
  /** Longest way from a skill without prerequisites. */
  readonly depth: number;
  readonly prerequisites: readonly string[];
}

/** In px from the start and the top of the sky. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, Place>;
}

/** So wide a star with its name must be able to stand, and so high. */
const STAR_WIDE = 116;
const ROW = 132;
const MARGIN_ABOVE = 44;
const MARGIN_BELOW = 92;
const COLUMNS_MAX = 7;
/** Stars of a row stand in turns a little higher and lower, as stars do. */
const SWAY = 14;

interface Standing {
  readonly row: number;
  readonly column: number;
}

/** Mean of the places its prerequisites stand at; in the middle without any. */
function leaning(skill: Placeable, placed: ReadonlyMap<string, Standing>, columns: number): number {
  const above = skill.prerequisites.flatMap((id) => placed.get(id)?.column ?? []);
  if (above.length === 0) return (columns - 1) / 2;
  return above.reduce((sum, column) => sum + column, 0) / above.length;
}

/** Each skill in a row below all it rests on, rows filled from the top: the first one that has room. */
function rowsOf(skills: readonly Placeable[], columns: number): Placeable[][] {
  const rows: Placeable[][] = [];
  const rowOf = new Map<string, number>();
  for (const skill of skills.toSorted((a, b) => a.depth - b.depth)) {
    let row = Math.max(0, ...skill.prerequisites.map((id) => (rowOf.get(id) ?? -1) + 1));
    while ((rows[row]?.length ?? 0) >= columns) row += 1;
    rows[row] = [...(rows[row] ?? []), skill];
    rowOf.set(skill.id, row);
  }
  return Array.from(rows, (row) => row ?? []);
}

/** Places skills from the top downwards as they build on each other, each beneath what it rests on; the same input, the same sky. */
export function layOut(skills: readonly Placeable[], width: number): MapLayout {
  const columns = Math.min(COLUMNS_MAX, Math.max(2, Math.floor(width / STAR_WIDE)));
  const rows = rowsOf(skills, columns);
  const placed = new Map<string, Standing>();
  const places = new Map<string, Place>();
  for (const [row, members] of rows.entries()) {
    const ordered = members.toSorted(
      (a, b) => leaning(a, placed, columns) - leaning(b, placed, columns) || a.id.localeCompare(b.id),
    );
    for (const [index, { id }] of ordered.entries()) {
      const column = ((index + 0.5) * columns) / ordered.length - 0.5;
      placed.set(id, { row, column });
      const sway = (index + row) % 2 === 0 ? 0 : SWAY;
      places.set(id, { x: ((column + 0.5) * width) / columns, y: MARGIN_ABOVE + row * ROW + sway });
    }
  }
  const height = MARGIN_ABOVE + Math.max(0, rows.length - 1) * ROW + SWAY + MARGIN_BELOW;
  return { width, height, places };
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
