import { circle, type Point } from './points.ts';

/** Centres of a triangular grid: `rings` hexagons of points around `centre`, `gap` apart. */
export function hexGrid(centre: Point, gap: number, rings: number): Point[] {
  const points: Point[] = [];
  for (let row = -rings; row <= rings; row += 1) {
    const across = 2 * rings + 1 - Math.abs(row);
    for (let column = 0; column < across; column += 1) {
      points.push([
        centre[0] + gap * (column - (across - 1) / 2),
        centre[1] + gap * row * (Math.sqrt(3) / 2),
      ]);
    }
  }
  return points;
}

/** Overlapping circles on a triangular grid, each through its neighbours' centres. */
export function circleGrid(centre: Point, radius: number, rings: number): string {
  return hexGrid(centre, radius, rings)
    .map((point) => circle(point, radius))
    .join('');
}
