import { type Curve, crossings, distance, type Point, samePoint } from './plane.ts';

export type PointName = string;
export type Tool = 'circle' | 'line';

/** One use of a tool: a circle round `from` through `to`, or the straight line through both. */
export interface Move {
  readonly tool: Tool;
  readonly from: PointName;
  readonly to: PointName;
}

/** A drawing by compass and straightedge: its lettered points, and its curves in the order drawn. */
export interface Sketch {
  readonly points: Readonly<Record<PointName, Point>>;
  readonly curves: readonly Curve[];
}

/** The most points that are given a letter in free drawing; further crossings are there, but not lettered. */
export const MOST_POINTS = 52;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A sketch of two given points A and B, a length of 1 apart if nothing else is said. */
export function givenPoints(a: Point = { x: 0, y: 0 }, b: Point = { x: 1, y: 0 }): Sketch {
  return { points: { A: a, B: b }, curves: [] };
}

/** The curve a move draws; null where a point is unknown or both are the same. */
export function curveOf({ points }: Sketch, { tool, from, to }: Move): Curve | null {
  const [start, end] = [points[from], points[to]];
  if (!start || !end || samePoint(start, end)) return null;
  return tool === 'circle'
    ? { kind: 'circle', centre: start, radius: distance(start, end) }
    : { kind: 'line', from: start, to: end };
}

/** The name of the n-th lettered point: A to Z, then A1 to Z1. */
export function letter(index: number): PointName {
  const round = Math.floor(index / LETTERS.length);
  return `${LETTERS[index % LETTERS.length]}${round === 0 ? '' : round}`;
}

function freshPoints(sketch: Sketch, curve: Curve): readonly Point[] {
  const known = Object.values(sketch.points);
  const fresh: Point[] = [];
  for (const crossing of sketch.curves.flatMap((drawn) => crossings(drawn, curve)))
    if (![...known, ...fresh].some((point) => samePoint(point, crossing))) fresh.push(crossing);
  return fresh;
}

/** Draws freely: the curve is added, and every new crossing gets the next letter while letters last. */
export function drawFreely(sketch: Sketch, move: Move): Sketch {
  const curve = curveOf(sketch, move);
  if (!curve) return sketch;
  const count = Object.keys(sketch.points).length;
  const fresh = freshPoints(sketch, curve).slice(0, MOST_POINTS - count);
  const lettered = Object.fromEntries(fresh.map((point, index) => [letter(count + index), point]));
  return { points: { ...sketch.points, ...lettered }, curves: [...sketch.curves, curve] };
}
