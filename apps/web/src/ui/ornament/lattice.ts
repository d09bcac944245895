import { type Point, polyline, ring } from './points.ts';

/** A window lattice: lozenges in a grid, a smaller one inside each. `cell` is a lozenge's width and height. */
export function lattice(columns: number, rows: number, cell: number, inner = 0.45): string {
  const strokes: string[] = [];
  for (let row = 0; row < rows * 2 - 1; row += 1) {
    const shift = row % 2 === 0 ? 0.5 : 1;
    for (let column = 0; column < columns - (row % 2); column += 1) {
      const centre: Point = [(column + shift) * cell, ((row + 1) / 2) * cell];
      strokes.push(
        polyline(ring(centre, cell / 2, 4), true),
        polyline(ring(centre, (cell / 2) * inner, 4), true),
      );
    }
  }
  return strokes.join('');
}
