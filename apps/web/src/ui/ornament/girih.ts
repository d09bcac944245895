import { crossing, type Point, polyline, ring } from './points.ts';
import { starPolygon } from './star.ts';

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The point one step from `from`, along the edge a→b turned inwards by `angle` (radians). */
function step(from: Point, a: Point, b: Point, angle: number): Point {
  const heading = Math.atan2(b[1] - a[1], b[0] - a[0]) + angle;
  return [from[0] + Math.cos(heading), from[1] + Math.sin(heading)];
}

/**
 * Strapwork inside one polygon by the method of polygons in contact: from the middle of each edge
 * two lines leave at `angle` (radians), each ending where it meets its neighbour's.
 * Source: E. H. Hankin, The Drawing of Geometric Patterns in Saracenic Art, 1925.
 * The polygon's corners run clockwise on the screen.
 */
export function strapwork(polygon: readonly Point[], angle: number): string {
  const corner = (index: number) => polygon[index % polygon.length] as Point;
  return polygon
    .map((_, index) => {
      const [a, b, c] = [corner(index), corner(index + 1), corner(index + 2)];
      const [from, to] = [middle(a, b), middle(b, c)];
      const meet = crossing(from, step(from, a, b, angle), to, step(to, c, b, -angle));
      return meet ? polyline([from, meet, to]) : '';
    })
    .join('');
}

/** Strapwork over the tiling of octagons and squares, a star {8/3} in each octagon; `edge` is the length of a side. */
export function girih(columns: number, rows: number, edge: number, angle = (60 * Math.PI) / 180): string {
  const wide = edge * (1 + Math.SQRT2);
  const octagon = edge / (2 * Math.sin(Math.PI / 8));
  const square = edge / Math.SQRT2;
  const strokes: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const centre: Point = [(column + 0.5) * wide, (row + 0.5) * wide];
      strokes.push(
        strapwork(ring(centre, octagon, 8, 1 / 16), angle),
        starPolygon(centre, octagon * 0.46, 8, 3),
      );
      strokes.push(strapwork(ring([centre[0] + wide / 2, centre[1] + wide / 2], square, 4), angle));
    }
  }
  return strokes.join('');
}
