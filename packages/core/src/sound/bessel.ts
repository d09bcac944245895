const TERMS = 60;

/** Σ (±1)ᵏ (x/2)^(n+2k) / (k!·(n+k)!). */
function series(order: number, x: number, sign: 1 | -1): number {
  const half = x / 2;
  let term = 1;
  for (let k = 1; k <= order; k += 1) term *= half / k;
  let sum = 0;
  for (let k = 0; k < TERMS; k += 1) {
    sum += term;
    term *= (sign * half * half) / ((k + 1) * (order + k + 1));
  }
  return sum;
}

/**
 * Bessel function Jₙ(x) of whole order n ≥ 0, by its series: right to nine places for x from 0 to 14.
 * @source Abramowitz & Stegun (1964), 9.1.10
 */
export function besselJ(order: number, x: number): number {
  return series(order, x, -1);
}

/**
 * Modified Bessel function Iₙ(x) of whole order n ≥ 0, for x from 0 to 14.
 * @source Abramowitz & Stegun (1964), 9.6.10
 */
export function besselI(order: number, x: number): number {
  return series(order, x, 1);
}
