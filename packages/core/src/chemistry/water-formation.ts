import { ATOMIC_WEIGHTS } from './atomic-weights.ts';

/** How many molecules of each kind stand there. */
export interface Gathering {
  readonly hydrogen: number;
  readonly oxygen: number;
  readonly water: number;
}

/** Atoms of both elements before and after. */
export interface AtomCount {
  readonly before: { readonly H: number; readonly O: number };
  readonly after: { readonly H: number; readonly O: number };
}

/** H₂ and O₂ before, H₂O after, atom by atom. */
export function countAtoms({ hydrogen, oxygen, water }: Gathering): AtomCount {
  return { before: { H: 2 * hydrogen, O: 2 * oxygen }, after: { H: 2 * water, O: water } };
}

/** Whether something reacts, and every atom of before is there afterwards. */
export function isWaterBalanced(gathering: Gathering): boolean {
  const { before, after } = countAtoms(gathering);
  return gathering.water > 0 && before.H === after.H && before.O === after.O;
}

const grams = (symbol: string, count: number) => ((ATOMIC_WEIGHTS[symbol] ?? 0) * count) / 1000;

/** What so many moles weigh before and after, in grams. */
export function massesG({ hydrogen, oxygen, water }: Gathering) {
  return {
    hydrogen: grams('H', 2 * hydrogen),
    oxygen: grams('O', 2 * oxygen),
    water: grams('H', 2 * water) + grams('O', water),
  };
}

/** Mean bond enthalpies at 298 K, in kJ/mol (Atkins & de Paula, Physical Chemistry, 9th ed., 2010, resource section). */
export const BOND_ENTHALPIES_KJ = { 'H–H': 436, 'O=O': 497, 'O–H': 463 } as const;

/** Standard enthalpies of formation of water at 298.15 K, in kJ/mol (Cox, Wagman & Medvedev, CODATA Key Values, 1989). */
export const FORMATION_KJ = { gas: -241.826, liquid: -285.83 } as const;

/** What breaking the bonds of before takes and making those of after gives, in kJ for so many moles. */
export function bondEnergyKj({ hydrogen, oxygen, water }: Gathering) {
  const taken = hydrogen * BOND_ENTHALPIES_KJ['H–H'] + oxygen * BOND_ENTHALPIES_KJ['O=O'];
  const given = 2 * water * BOND_ENTHALPIES_KJ['O–H'];
  return { taken, given, change: taken - given };
}
