import { divide, isWhole, rational, type Rational } from './rational.ts';
import { Silence, within } from './silence.ts';

const BITS_MAX = 4_096;
const EXPONENT_MAX = 400n;

function bitsOf(value: bigint): number {
  return value.toString(2).length;
}

/** base ^ exponent, exactly, for a whole exponent. Throws Silence for 0^0, a root, or a result beyond 4,096 bits. */
export function power(base: Rational, exponent: Rational): Rational {
  const count = exponent.numerator;
  if (!isWhole(exponent)) throw new Silence('a power that is a root');
  if (base.numerator === 0n && count <= 0n) throw new Silence('zero to a power that is not positive');
  const size = count < 0n ? -count : count;
  if (size > EXPONENT_MAX) throw new Silence('too large a power');
  within(BITS_MAX, Number(size) * Math.max(bitsOf(base.numerator), bitsOf(base.denominator)), 'bits');
  const raised = rational(base.numerator ** size, base.denominator ** size);
  return count < 0n ? divide(rational(1), raised) : raised;
}

/** The largest whole number whose square is not above `value`. Throws a RangeError below zero. */
export function wholeRoot(value: bigint): bigint {
  if (value < 0n) throw new RangeError('no real root of a negative number');
  if (value < 2n) return value;
  let guess = 1n << BigInt((bitsOf(value) + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** The exact square root of a fraction, or null when it is irrational. */
export function exactRoot(value: Rational): Rational | null {
  if (value.numerator < 0n) return null;
  const [top, bottom] = [wholeRoot(value.numerator), wholeRoot(value.denominator)];
  const isSquare = top * top === value.numerator && bottom * bottom === value.denominator;
  return isSquare ? rational(top, bottom) : null;
}

const TRIAL_MAX = 2_000n;

/**
 * √value as `outside · √inside`, where `inside` is a whole number without square factors.
 * Throws Silence below zero, and where the number is too large to be surely free of square factors.
 */
export function splitRoot(value: Rational): { outside: Rational; inside: bigint } {
  if (value.numerator < 0n) throw new Silence('no real root');
  let [outside, rest] = [1n, value.numerator * value.denominator];
  if (rest > TRIAL_MAX ** 3n) throw new Silence('too large to split');
  for (let prime = 2n; prime <= TRIAL_MAX && prime * prime <= rest; prime += 1n) {
    for (; rest % (prime * prime) === 0n; rest /= prime * prime) outside *= prime;
  }
  const left = wholeRoot(rest);
  if (rest > 1n && left * left === rest) [outside, rest] = [outside * left, 1n];
  return { outside: rational(outside, value.denominator), inside: rest };
}
