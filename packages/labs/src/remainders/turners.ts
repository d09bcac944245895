import { commonMultiple, weightsOf } from '@ori/core/number-theory/remainders';

/** A step that turns one dial only, by so many marks; 0 where it turns none. */
export interface Turner {
  readonly modulus: number;
  readonly step: number;
  readonly by: number;
}

/**
 * For each modulus a step that leaves the other dials alone. Where no two moduli share a factor it turns its own dial by
 * one mark (Sunzi's 70, 21 and 15); otherwise it is the least that the other moduli divide.
 */
export function turnersOf(moduli: readonly number[]): readonly Turner[] {
  const weights = weightsOf(moduli);
  return moduli.map((modulus, at) => {
    const step = weights?.[at] ?? commonMultiple(moduli.filter((_, other) => other !== at));
    return { modulus, step, by: step % modulus };
  });
}
