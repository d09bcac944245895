import { around, crossing, type Point, polyline, ring } from './points.ts';

/** The star polygon {n/k}: every k-th of n points on a circle joined; several strokes where n and k share a divisor. */
export function starPolygon(centre: Point, radius: number, n: number, k: number, turn = 0): string {
  const corners = ring(centre, radius, n, turn);
  const seen = new Set<number>();
  const strokes: string[] = [];
  for (let start = 0; start < n; start += 1) {
    if (seen.has(start)) continue;
    const loop: Point[] = [];
    for (let at = start; !seen.has(at); at = (at + k) % n) {
      seen.add(at);
      loop.push(corners[at] as Point);
    }
    strokes.push(polyline(loop, true));
  }
  return strokes.join('');
}

/** The outline of {n/k}: a star of n points without its inner lines. */
export function starOutline(centre: Point, radius: number, n: number, k: number, turn = 0): string {
  const inner = innerRadius(radius, n, k);
  const points = ring(centre, radius, n, turn).flatMap((tip, index): Point[] => [
    tip,
    around(centre, inner, turn + (index + 0.5) / n),
  ]);
  return polyline(points, true);
}

/** How far from the centre neighbouring edges of {n/k} cross. */
export function innerRadius(radius: number, n: number, k: number): number {
  const at = (index: number) => around([0, 0], radius, index / n);
  const point = crossing(at(0), at(k), at(1), at(1 - k));
  return point ? Math.hypot(...point) : radius;
}
