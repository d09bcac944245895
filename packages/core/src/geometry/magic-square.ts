/** Nine numbers of a three-by-three square, row by row. */
export type Square = readonly number[];

/** The eight lines by the places in them: rows, columns, diagonals. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** M(n) = n(n² + 1)/2, what every line of a magic square of 1 to n² sums to. */
export function magicSum(n: number): number {
  return (n * (n * n + 1)) / 2;
}

export function lineSums(square: Square): readonly number[] {
  return LINES.map((line) => line.reduce((sum, place) => sum + (square[place] ?? 0), 0));
}

export function isMagic(square: Square): boolean {
  return lineSums(square).every((sum) => sum === magicSum(3));
}

/** The square with the numbers of two places exchanged. */
export function swapped(square: Square, one: number, other: number): Square {
  return square.map((number, place) => {
    if (place === one) return square[other] ?? number;
    return place === other ? (square[one] ?? number) : number;
  });
}
