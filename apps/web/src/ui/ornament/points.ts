/** A point in drawing units; y grows downwards. */
export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 100) / 100;

/** A coordinate without the last digits of sines and powers, in which two engines may differ: one page, one number. */
export const settled = (value: number): number => Math.round(value * 1e10) / 1e10;

/** The point at `turn` (a full turn is 1, 0 is straight up, clockwise) and `radius` around `centre`. */
export function around(centre: Point, radius: number, turn: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [settled(centre[0] + radius * Math.cos(angle)), settled(centre[1] + radius * Math.sin(angle))];
}

/** `count` points evenly around a circle, the first at `turn`. */
export function ring(centre: Point, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => around(centre, radius, turn + index / count));
}

/** Straight strokes through the points, as SVG path data. */
export function polyline(points: readonly Point[], closed = false): string {
  const strokes = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
  return strokes.join('') + (closed ? 'Z' : '');
}

/** A whole circle, as path data. */
export function circle([x, y]: Point, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** Where the lines a→b and c→d meet, or null when they run alongside. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < 1e-9) return null;
  const t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn;
  return [a[0] + t * ux, a[1] + t * uy];
}
