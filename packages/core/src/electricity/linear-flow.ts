import { type Matrix, product, transposed } from '../maths/matrices.ts';

const scaled = (matrix: Matrix, factor: number): number[][] =>
  matrix.map((row) => row.map((value) => value * factor));
const sum = (one: Matrix, other: Matrix): number[][] =>
  one.map((row, at) => row.map((value, column) => value + (other[at]?.[column] ?? 0)));

function identity(size: number): number[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? 1 : 0)),
  );
}

const TERMS = 18;

/** e^matrix, by halving until it is small, Taylor's series, and squaring again (Golub & Van Loan, Matrix Computations, 11.3). */
export function exponential(matrix: Matrix): number[][] {
  const norm = Math.max(...matrix.map((row) => row.reduce((total, value) => total + Math.abs(value), 0)));
  const halvings = Math.max(0, Math.ceil(Math.log2(norm)) + 1);
  const small = scaled(matrix, 2 ** -halvings);
  let term = identity(matrix.length);
  let result = term;
  for (let n = 1; n <= TERMS; n += 1) {
    term = scaled(product(term, small), 1 / n);
    result = sum(result, term);
  }
  for (let n = 0; n < halvings; n += 1) result = product(result, result);
  return result;
}

/** Gauss-Legendre points and weights on 0 to 1 (Abramowitz & Stegun, table 25.4, n = 8). */
const GAUSS = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
].flatMap(([x = 0, weight = 0]) => [
  [(1 - x) / 2, weight / 2],
  [(1 + x) / 2, weight / 2],
]);

/**
 * What x' = A x adds up to of xᵀ Q x in a time: the matrix W of ∫ xᵀ Q x dt = x(0)ᵀ W x(0). Exact to rounding
 * while the state turns by less than about a radian in that time.
 */
export function gatheredOver(flow: Matrix, weight: Matrix, time: number): number[][] {
  let gathered = scaled(weight, 0);
  for (const [at = 0, share = 0] of GAUSS) {
    const step = exponential(scaled(flow, time * at));
    gathered = sum(gathered, scaled(product(product(transposed(step), weight), step), share * time));
  }
  return gathered;
}

/** e^{A t}: what a time makes of a state under x' = A x. */
export function flowOver(flow: Matrix, time: number): number[][] {
  return exponential(scaled(flow, time));
}

export function applied(matrix: Matrix, state: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((total, value, at) => total + value * (state[at] ?? 0), 0));
}

/** xᵀ W x. */
export function quadratic(matrix: Matrix, state: readonly number[]): number {
  return applied(matrix, state).reduce((total, value, at) => total + value * (state[at] ?? 0), 0);
}
