import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { CountingProps } from '@ori/contracts/number-labs';
import { ROD_WORTHS } from '@ori/core/numerals/counting-rods';
import { EGYPTIAN_WORTHS } from '@ori/core/numerals/egyptian';
import { type MayaMode, mayaMax, mayaWorths } from '@ori/core/numerals/maya';
import { type Digits, digitsOf, type PlaceWorths } from '@ori/core/numerals/places';
import { QUIPU_WORTHS } from '@ori/core/numerals/quipu';

export type Range = CountingProps['range'];

/** How a number is laid out before it is drawn: the mode is Maya's, the rest need none. */
export interface Written {
  readonly system: NumeralSystem;
  /** How many of each place, lowest first; upright and corner wedges are places of their own. */
  readonly digits: Digits;
  readonly mode: MayaMode;
  readonly isNegative: boolean;
}

/** Upright wedge 1, corner wedge 10, upright wedge 60 and so on: the exchanges a scribe makes. */
const WEDGE_WORTHS: PlaceWorths = [1, 10, 60, 600, 3600, 36_000, 216_000, 2_160_000];

/** What each sign of a system is worth, lowest first; the Yoruba sum has no places. */
export function worthsOf(system: NumeralSystem, mode: MayaMode): PlaceWorths {
  switch (system) {
    case 'egyptian':
      return EGYPTIAN_WORTHS;
    case 'babylonian':
      return WEDGE_WORTHS;
    case 'maya':
      return mayaWorths(mode);
    case 'rods':
      return ROD_WORTHS;
    case 'quipu':
      return QUIPU_WORTHS;
    case 'yoruba':
      return [1];
  }
}

const LARGEST: Readonly<Record<Exclude<NumeralSystem, 'maya'>, number>> = {
  egyptian: 9_999_999,
  babylonian: 12_959_999,
  rods: 9_999_999,
  yoruba: 200,
  quipu: 99_999,
};

export function largest(system: NumeralSystem, range: Range, mode: MayaMode): number {
  if (range === 'twenty') return 20;
  return system === 'maya' ? mayaMax(mode) : LARGEST[system];
}

/** Rods know negative numbers; where no sign for nothing stands alone, counting begins at one. */
export function smallest(system: NumeralSystem, range: Range): number {
  if (system === 'rods' && range === 'large') return -LARGEST.rods;
  return system === 'maya' || system === 'rods' ? 0 : 1;
}

export function write(number: number, system: NumeralSystem, mode: MayaMode): Written {
  return {
    system,
    digits: digitsOf(Math.abs(number), worthsOf(system, mode)),
    mode,
    isNegative: number < 0,
  };
}

/** Numbers to be read stay this small: what matters is the signs, not patience. */
export const READ_MOST: Readonly<Record<NumeralSystem, number>> = {
  egyptian: 3999,
  babylonian: 3599,
  maya: 1999,
  rods: 999,
  yoruba: 200,
  quipu: 999,
};

/** Numbers that stand in surviving texts and objects, or show what is special. */
export const WORTH_TRYING: Readonly<Record<NumeralSystem, readonly number[]>> = {
  egyptian: [365, 2801, 1_422_000],
  babylonian: [59, 61, 119, 169, 3601],
  maya: [13, 260, 584, 2920],
  rods: [6, 66, 405, 6614, -6],
  yoruba: [15, 45, 50, 184],
  quipu: [11, 27, 301, 1532],
};
