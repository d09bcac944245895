/**
 * The nearest whole number to `numerator / denominator`, both not below 0; a half goes up, as parents and colleges
 * round by hand. All of a transcript is rounded this way, once, at the end of each sum.
 */
export function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** The same for whole numbers within the safe range. */
export function halfUpOf(numerator: number, denominator: number): number {
  return halfUp(BigInt(numerator), BigInt(denominator));
}
