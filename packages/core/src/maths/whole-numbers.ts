/** Greatest common divisor of two non-negative safe integers. */
export function greatestCommonFactor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonFactor(b, a % b);
}

/** Least common multiple of two positive safe integers. */
export function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonFactor(a, b)) * b;
}
