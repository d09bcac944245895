import type { Rational } from '../maths/rational.ts';

/** π cut after 30 decimals; its digits are checked against Machin's formula of 1706. */
export const PI_DIGITS = '3.141592653589793238462643383279';

/** A number of at least 0, cut (not rounded) after so many decimals: `3.1415`. */
export function cutDecimals({ numerator, denominator }: Rational, decimals: number): string {
  const digits = String((numerator * 10n ** BigInt(decimals)) / denominator).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** How many characters at the front agree with π: `3.14` agrees in 4. */
export function sharedWithPi(written: string): number {
  let at = 0;
  while (at < written.length && written[at] === PI_DIGITS[at]) at += 1;
  return at;
}
