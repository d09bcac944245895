import { halfUp } from './grades-rounding.ts';
import { WHOLE } from './grades-scales.ts';

/** Points and what they are out of, in hundredths; weight is a whole number. */
export interface CountedMark {
  readonly points: number;
  readonly outOf: number;
  readonly weight: number;
}

/**
 * The weighted mean of marks, in hundredths of a percent: each mark is its share of what it is out of, counted as
 * often as its weight says. Exact fractions until the one rounding at the end, so the order of marks never matters.
 * More than the whole (extra credit) stays at the whole. Null without marks.
 */
export function percentOfMarks(marks: readonly CountedMark[]): number | null {
  if (marks.length === 0) return null;
  let numerator = 0n;
  let denominator = 1n;
  let weights = 0n;
  for (const { points, outOf, weight } of marks) {
    numerator = numerator * BigInt(outOf) + BigInt(points) * BigInt(weight) * denominator;
    denominator *= BigInt(outOf);
    weights += BigInt(weight);
  }
  return Math.min(halfUp(numerator * BigInt(WHOLE), denominator * weights), WHOLE);
}
