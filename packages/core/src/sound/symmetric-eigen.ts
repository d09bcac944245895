export interface EigenPair {
  readonly value: number;
  /** Of length one. */
  readonly vector: readonly number[];
}

const SWEEPS = 60;
const SMALL = 1e-14;

/** Size of what stands beside the diagonal, against the whole. */
function offDiagonal(a: Float64Array, n: number): number {
  let off = 0;
  let all = 0;
  for (let row = 0; row < n; row += 1)
    for (let column = 0; column < n; column += 1) {
      const square = (a[row * n + column] ?? 0) ** 2;
      all += square;
      if (row !== column) off += square;
    }
  return Math.sqrt(off / (all || 1));
}

/** Turns two columns of `m` by an angle of cosine `c` and sine `s`, entries `step` apart. */
function turn(m: Float64Array, n: number, at: readonly [number, number, number], c: number, s: number): void {
  const [p, q, step] = at;
  for (let k = 0; k < n; k += 1) {
    const x = m[p + k * step] ?? 0;
    const y = m[q + k * step] ?? 0;
    m[p + k * step] = c * x - s * y;
    m[q + k * step] = s * x + c * y;
  }
}

/** One of Jacobi's turns: makes the entry (p, q) zero. */
function rotate(a: Float64Array, vectors: Float64Array, n: number, p: number, q: number): void {
  const apq = a[p * n + q] ?? 0;
  if (apq === 0) return;
  const theta = ((a[q * n + q] ?? 0) - (a[p * n + p] ?? 0)) / (2 * apq);
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  turn(a, n, [p, q, n], c, s);
  turn(a, n, [p * n, q * n, 1], c, s);
  turn(vectors, n, [p, q, n], c, s);
}

/**
 * All eigenvalues, smallest first, and eigenvectors of a symmetric matrix, by Jacobi's turns.
 * @param matrix rows of equal length; only symmetric ones have a meaning here
 * @source Golub & Van Loan, Matrix Computations, 4th ed. (2013), section 8.5
 */
export function symmetricEigen(matrix: readonly (readonly number[])[]): EigenPair[] {
  const n = matrix.length;
  const a = Float64Array.from(matrix.flat());
  const vectors = Float64Array.from({ length: n * n }, (_, index) => (index % (n + 1) === 0 ? 1 : 0));
  for (let sweep = 0; sweep < SWEEPS && offDiagonal(a, n) > SMALL; sweep += 1)
    for (let p = 0; p < n - 1; p += 1) for (let q = p + 1; q < n; q += 1) rotate(a, vectors, n, p, q);
  return Array.from({ length: n }, (_, column) => ({
    value: a[column * n + column] ?? 0,
    vector: Array.from({ length: n }, (_row, row) => vectors[row * n + column] ?? 0),
  })).toSorted((one, other) => one.value - other.value);
}
