import type { Point } from '@ori/core/geometry/plane';
import type { Sketch } from '@ori/core/geometry/sketch';

/** A part of the plane, y upwards. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 0.22;
/** Circles from here on are drawn only where they pass. */
const WIDEST = 1.1;

/** The smallest box round the points and the smaller circles, with a margin; wide circles may leave it. */
export function boxOf({ points, curves }: Sketch): Box {
  const corners: Point[] = Object.values(points);
  for (const curve of curves)
    if (curve.kind === 'circle' && curve.radius < WIDEST) {
      const { centre, radius } = curve;
      corners.push(
        { x: centre.x - radius, y: centre.y - radius },
        { x: centre.x + radius, y: centre.y + radius },
      );
    }
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [bottom, top] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  return { left, bottom, width: right - left, height: top - bottom };
}

/** The first box, grown to hold the second. */
export function joined(a: Box, b: Box): Box {
  const [left, bottom] = [Math.min(a.left, b.left), Math.min(a.bottom, b.bottom)];
  return {
    left,
    bottom,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.bottom + a.height, b.bottom + b.height) - bottom,
  };
}

/** The lettered point nearest to a place, within a reach; null where none is. */
export function nearestPoint({ points }: Sketch, place: Point, reach: number): string | null {
  let [best, least]: [string | null, number] = [null, reach];
  for (const [name, { x, y }] of Object.entries(points)) {
    const away = Math.hypot(x - place.x, y - place.y);
    if (away < least) [best, least] = [name, away];
  }
  return best;
}
