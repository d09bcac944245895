import { add, multiply, rational, subtract, type Rational } from '../maths/rational.ts';

/** What is added to, or taken from, the first n terms of 1 − 1/3 + 1/5 − … for the endless rest of them. */
export type Correction = 'none' | 'first' | 'second' | 'third';
export const CORRECTIONS: readonly Correction[] = ['none', 'first', 'second', 'third'];

const FOUR = rational(4);

/**
 * The corrections after n terms: 1/4n, n/(4n² + 1) and (n² + 1)/(4n³ + 5n).
 * Source: Jyeṣṭhadeva, Gaṇita-Yukti-Bhāṣā (ed. and tr. K.V. Sarma, 2008), chapter 6.
 */
export function correctionAfter(terms: number, kind: Correction): Rational {
  const n = BigInt(terms);
  if (kind === 'none') return rational(0);
  if (kind === 'first') return rational(1n, 4n * n);
  return kind === 'second' ? ownCorrection(terms, rational(1)) : rational(n * n + 1n, n * (4n * n * n + 5n));
}

/** n/(4n² + c): the first correction where c is 0, the second where it is 1. */
export function ownCorrection(terms: number, c: Rational): Rational {
  const n = BigInt(terms);
  return rational(n * c.denominator, 4n * n * n * c.denominator + c.numerator);
}

/** The first n terms of 1 − 1/3 + 1/5 − …, exactly. */
export function quarterSum(terms: number): Rational {
  let sum = rational(0);
  for (let k = 0; k < terms; k += 1) sum = add(sum, rational(k % 2 === 0 ? 1 : -1, 2 * k + 1));
  return sum;
}

/** Four times the first n terms with their correction: an approach to π. The last term's sign decides the correction's. */
export function corrected(terms: number, sum: Rational, correction: Rational): Rational {
  return multiply(FOUR, terms % 2 === 0 ? add(sum, correction) : subtract(sum, correction));
}

/** How far the corrected sum moves when the next term comes in, as part of π: 4·(f(n) + f(n + 1) − 1/(2n + 1)). */
export function moveAfter(terms: number, correction: (terms: number) => Rational): Rational {
  const both = add(correction(terms), correction(terms + 1));
  return multiply(FOUR, subtract(both, rational(1, 2 * terms + 1)));
}
