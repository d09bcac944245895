import { rational, type Rational } from '../maths/rational.ts';
import { ATOMIC_WEIGHTS } from './atomic-weights.ts';
import { atomsIn } from './formula.ts';

/** What one element adds to the mass of a mole, in grams. */
export interface MassPart {
  readonly element: string;
  readonly count: number;
  readonly weight: Rational;
}

/** The mass of one mole in grams, exact in the abridged weights, element by element; null for unknown formulas. */
export function molarMass(formula: string): { total: Rational; parts: readonly MassPart[] } | null {
  const atoms = atomsIn(formula);
  if (!atoms) return null;
  const parts = [...atoms].flatMap(([element, count]) => {
    const weight = ATOMIC_WEIGHTS[element];
    return weight === undefined ? [] : [{ element, count, weight: rational(weight, 1000) }];
  });
  if (parts.length < atoms.size) return null;
  const thousandths = [...atoms].reduce(
    (sum, [element, count]) => sum + (ATOMIC_WEIGHTS[element] ?? 0) * count,
    0,
  );
  return { total: rational(thousandths, 1000), parts };
}
