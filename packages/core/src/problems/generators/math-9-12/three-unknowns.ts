import { fraction } from '../../item.ts';
import type { Rational } from '../../../maths/rational.ts';
import { shown, shownSum } from './writing.ts';

/** Three coefficients and the right side. */
export type Row = readonly [x: number, y: number, z: number, right: number];
export type Rows = readonly [Row, Row, Row];

/** A row as an equation in x, y and z. */
export const written = ([x, y, z, right]: Row): string =>
  `${shownSum([
    [x, 'x'],
    [y, 'y'],
    [z, 'z'],
  ])} = ${shown(right)}`;

/** The determinant of the three columns named. */
function determinant(rows: Rows, p: 0 | 1 | 2 | 3, q: 0 | 1 | 2 | 3, r: 0 | 1 | 2 | 3): number {
  const [a, b, c] = rows;
  return (
    a[p] * (b[q] * c[r] - b[r] * c[q]) -
    a[q] * (b[p] * c[r] - b[r] * c[p]) +
    a[r] * (b[p] * c[q] - b[q] * c[p])
  );
}

/** The one solution by Cramer's rule, or null when there is none or more than one. */
export function solve(rows: Rows): readonly Rational[] | null {
  const whole = determinant(rows, 0, 1, 2);
  if (whole === 0) return null;
  return [
    fraction(determinant(rows, 3, 1, 2), whole),
    fraction(determinant(rows, 0, 3, 2), whole),
    fraction(determinant(rows, 0, 1, 3), whole),
  ];
}
