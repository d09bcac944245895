/** A matrix, row by row. */
export type Matrix = readonly (readonly number[])[];

/** The product of two matrices; `one` has as many columns as `other` has rows. */
export function product(one: Matrix, other: Matrix): number[][] {
  return one.map((row) =>
    (other[0] ?? []).map((_, column) =>
      row.reduce((sum, value, at) => sum + value * (other[at]?.[column] ?? 0), 0),
    ),
  );
}

/** Rows made columns. */
export const transposed = (matrix: Matrix): number[][] =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0));
