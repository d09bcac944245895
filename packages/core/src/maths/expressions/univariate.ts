import { divide, multiply, rational, subtract, type Rational } from '../rational.ts';

/** Coefficients of a polynomial in one letter, lowest power first; the highest is not zero. */
export type Coefficients = readonly Rational[];

const ZERO = rational(0);

/** Without the zeros that stand before the highest power; the zero polynomial is the empty list. */
export function trimmed(coefficients: Coefficients): Coefficients {
  return coefficients.slice(0, coefficients.findLastIndex(({ numerator }) => numerator !== 0n) + 1);
}

/** Long division; `by` is not zero. */
export function divideWithRest(
  dividend: Coefficients,
  by: Coefficients,
): { quotient: Coefficients; rest: Coefficients } {
  const divisor = trimmed(by);
  const lead = divisor.at(-1) ?? ZERO;
  const rest = [...trimmed(dividend)];
  const quotient: Rational[] = [];
  for (let shift = rest.length - divisor.length; shift >= 0; shift -= 1) {
    const factor = divide(rest[shift + divisor.length - 1] ?? ZERO, lead);
    quotient[shift] = factor;
    divisor.forEach((coefficient, place) => {
      rest[shift + place] = subtract(rest[shift + place] ?? ZERO, multiply(factor, coefficient));
    });
  }
  return { quotient, rest: trimmed(rest) };
}
