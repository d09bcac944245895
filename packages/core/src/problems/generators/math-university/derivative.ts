import type { Coefficients } from '../math-9-12/writing.ts';

/** The derivative of a polynomial. */
export function derivative(coefficients: Coefficients): number[] {
  const top = coefficients.length - 1;
  return coefficients.slice(0, -1).map((value, index) => value * (top - index));
}
