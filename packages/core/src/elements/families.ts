import { groupOf } from './position.ts';
import { listed, SYMBOLS } from './symbols.ts';

export const FAMILIES = [
  'alkali-metal',
  'alkaline-earth-metal',
  'lanthanoid',
  'actinoid',
  'transition-metal',
  'post-transition-metal',
  'metalloid',
  'nonmetal',
  'halogen',
  'noble-gas',
  'unknown',
] as const;
export type Family = (typeof FAMILIES)[number];

export const STATES = ['solid', 'liquid', 'gas', 'unknown'] as const;
export type State = (typeof STATES)[number];

/** Elements whose chemistry nobody has measured yet, or not well enough to name a family. */
const UNMEASURED = listed('Mt Ds Rg Nh Fl Mc Lv Ts Og');
const BY_NAME: readonly (readonly [Family, readonly string[]])[] = [
  ['unknown', UNMEASURED],
  ['nonmetal', listed('H C N O P S Se')],
  ['metalloid', listed('B Si Ge As Sb Te')],
  ['post-transition-metal', listed('Al Ga In Sn Tl Pb Bi Po')],
];
const BY_GROUP: Readonly<Record<number, Family>> = {
  1: 'alkali-metal',
  2: 'alkaline-earth-metal',
  17: 'halogen',
  18: 'noble-gas',
};

/**
 * The family chemists put it in. Lanthanoids are 57 to 71 and actinoids 89 to 103 (IUPAC Red Book 2005); groups 3
 * to 12 are the transition metals, though group 12 is not always counted; metalloids have no agreed border.
 */
export function familyOf(z: number): Family {
  const symbol = SYMBOLS[z - 1] ?? '';
  const named = BY_NAME.find(([, symbols]) => symbols.includes(symbol));
  if (named) return named[0];
  if (z >= 57 && z <= 71) return 'lanthanoid';
  if (z >= 89 && z <= 103) return 'actinoid';
  return BY_GROUP[groupOf(z) ?? 0] ?? 'transition-metal';
}

const GASES = listed('H He N O F Ne Cl Ar Kr Xe Rn');
const LIQUIDS = listed('Br Hg');
/** Never enough atoms together to be seen as a substance. */
const UNSEEN = listed('At Fr');
const FIRST_UNSEEN = 100;

/** State at 25 °C and one atmosphere; unknown where nobody ever had enough of it to see. */
export function stateOf(z: number): State {
  const symbol = SYMBOLS[z - 1] ?? '';
  if (z >= FIRST_UNSEEN || UNSEEN.includes(symbol)) return 'unknown';
  if (GASES.includes(symbol)) return 'gas';
  return LIQUIDS.includes(symbol) ? 'liquid' : 'solid';
}
