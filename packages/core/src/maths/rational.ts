/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Greatest common divisor of two integers, never negative; gcd(0, 0) = 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** numerator / denominator, reduced. Throws a RangeError for a zero denominator or a number that is not whole. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  if (bottom === 0n) throw new RangeError('a fraction has no zero denominator');
  const divisor = greatestCommonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a ÷ b. Throws a RangeError when b is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative when a < b, zero when equal, positive when a > b. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

export function absolute(a: Rational): Rational {
  return a.numerator < 0n ? negate(a) : a;
}

export function isWhole(a: Rational): boolean {
  return a.denominator === 1n;
}

/** The nearest floating-point number. */
export function toNumber(a: Rational): number {
  return Number(a.numerator) / Number(a.denominator);
}

/** `3`, `-3/4`: what a learner would type. */
export function formatRational(a: Rational): string {
  return isWhole(a) ? `${a.numerator}` : `${a.numerator}/${a.denominator}`;
}
