/** A ratio in whole numbers of any length, in lowest terms. */
export interface ExactRatio {
  readonly over: bigint;
  readonly under: bigint;
}

function common(a: bigint, b: bigint): bigint {
  return b === 0n ? a : common(b, a % b);
}

function lowest(over: bigint, under: bigint): ExactRatio {
  const shared = common(over, under);
  return { over: over / shared, under: under / shared };
}

/** A chain of fifths of 3:2, brought back into one octave by halving. */
export function fifthsUp(count: number): ExactRatio {
  let [over, under] = [3n ** BigInt(count), 2n ** BigInt(count)];
  while (over >= 2n * under) under *= 2n;
  return lowest(over, under);
}

/** What twelve fifths are more than seven octaves: 531441:524288. */
export const PYTHAGOREAN_COMMA: ExactRatio = lowest(3n ** 12n, 2n ** 19n);
/** What four fifths are more than two octaves and a third of 5:4. */
export const SYNTONIC_COMMA: ExactRatio = lowest(3n ** 4n * 4n, 2n ** 4n * 4n * 5n);

/** Cents of an exact ratio. */
export function exactCents({ over, under }: ExactRatio): number {
  return 1200 * Math.log2(Number(over) / Number(under));
}
