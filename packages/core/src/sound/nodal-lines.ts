import type { PlateGrid } from './plate-grid.ts';

type Point = readonly [x: number, y: number];

/** A line that overshoots the rim this much is hidden under its stroke. */
const RIM = 1.02;

/** Where the swing passes through zero between two places, or null. */
function crossing(a: Point, b: Point, atA: number, atB: number): Point | null {
  if (atA < 0 === atB < 0) return null;
  const share = atA / (atA - atB);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** Pieces of still line within one cell of the net. */
function piecesOf({ size, values, shape }: PlateGrid, column: number, row: number): [Point, Point][] {
  const at = (index: number) => (2 * index) / (size - 1) - 1;
  const corners: Point[] = [
    [at(column), at(row)],
    [at(column + 1), at(row)],
    [at(column + 1), at(row + 1)],
    [at(column), at(row + 1)],
  ];
  const [x, y] = corners[0] ?? [0, 0];
  if (shape === 'round' && Math.hypot(x + 1 / size, y + 1 / size) > RIM) return [];
  const first = row * size + column;
  const swings = [first, first + 1, first + size + 1, first + size].map((index) => values[index] ?? 0);
  const found = corners.flatMap((corner, index) => {
    const next = (index + 1) % 4;
    const point = crossing(corner, corners[next] ?? corner, swings[index] ?? 0, swings[next] ?? 0);
    return point ? [point] : [];
  });
  const [a, b, c, d] = found;
  if (a && b && c && d)
    return [
      [a, b],
      [c, d],
    ];
  return a && b ? [[a, b]] : [];
}

/** The same for a point however it was reached, in spite of rounding. */
const keyOf = (point: Point): string => point.map((at) => Math.round(at * 1e5) + 0).join(' ');

/** Follows pieces from end to end until there is no next one. */
function follow(from: Point, ends: Map<string, Point[]>): Point[] {
  const line = [from];
  for (let at: Point | undefined = from; at;) {
    const here: Point = at;
    const next: Point | undefined = ends.get(keyOf(here))?.shift();
    if (!next) break;
    const back = ends.get(keyOf(next)) ?? [];
    const index = back.findIndex((point) => keyOf(point) === keyOf(here));
    if (index >= 0) back.splice(index, 1);
    line.push(next);
    at = next;
  }
  return line;
}

/**
 * The lines on which a plate lies still, each as a row of places (x and y from −1 to 1): where sand gathers.
 * Found by marching over the squares of the net.
 * @source Lorensen & Cline, Computer Graphics 21(4), 1987, in two dimensions
 */
export function nodalLines(grid: PlateGrid): Point[][] {
  const ends = new Map<string, Point[]>();
  const join = (from: Point, to: Point) => ends.set(keyOf(from), [...(ends.get(keyOf(from)) ?? []), to]);
  const starts: Point[] = [];
  for (let row = 0; row + 1 < grid.size; row += 1)
    for (let column = 0; column + 1 < grid.size; column += 1)
      for (const [a, b] of piecesOf(grid, column, row)) {
        join(a, b);
        join(b, a);
        starts.push(a, b);
      }
  const openFirst = starts.toSorted((a, b) => endsAt(ends, a) - endsAt(ends, b));
  return openFirst.map((start) => follow(start, ends)).filter((line) => line.length > 1);
}

const endsAt = (ends: Map<string, Point[]>, point: Point): number => ends.get(keyOf(point))?.length ?? 0;
