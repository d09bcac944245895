/** A number leaves `remainder` when it is divided by `modulus`. */
export interface Condition {
  readonly modulus: number;
  readonly remainder: number;
}

/** All solutions: `least`, and every `period` from there. */
export interface Solution {
  readonly least: number;
  readonly period: number;
}

export function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** The least number that each of the moduli divides. */
export function commonMultiple(moduli: readonly number[]): number {
  return moduli.reduce((so, modulus) => (so / commonDivisor(so, modulus)) * modulus, 1);
}

/** Whether no two of the moduli share a factor. */
export function areCoprime(moduli: readonly number[]): boolean {
  return commonMultiple(moduli) === moduli.reduce((product, modulus) => product * modulus, 1);
}

/** Joins a condition to a solution: steps of the period until the remainder fits; null where it never does. */
function joined(solution: Solution, { modulus, remainder }: Condition): Solution | null {
  const { least, period } = solution;
  const together = commonMultiple([period, modulus]);
  for (let number = least; number < together; number += period)
    if (number % modulus === remainder) return { least: number, period: together };
  return null;
}

/** The least number from 0 on that meets all conditions, and after how many it comes again; null where none does. */
export function solve(conditions: readonly Condition[]): Solution | null {
  return conditions.reduce<Solution | null>((so, condition) => so && joined(so, condition), {
    least: 0,
    period: 1,
  });
}

/** The first two conditions that cannot both be met, since they disagree in a factor the moduli share. */
export function quarrel(conditions: readonly Condition[]): readonly [Condition, Condition] | null {
  for (const [at, first] of conditions.entries())
    for (const second of conditions.slice(at + 1))
      if (solve([first, second]) === null) return [first, second];
  return null;
}

/**
 * For each modulus the least number that leaves 1 there and 0 at all others: 70, 21 and 15 for 3, 5 and 7.
 * Null where two moduli share a factor. Source: Sunzi suanjing 3.26, in its closing rule.
 */
export function weightsOf(moduli: readonly number[]): readonly number[] | null {
  if (!areCoprime(moduli)) return null;
  return moduli.map((own) => {
    const conditions = moduli.map((modulus) => ({ modulus, remainder: modulus === own ? 1 % own : 0 }));
    return solve(conditions)?.least ?? 0;
  });
}
