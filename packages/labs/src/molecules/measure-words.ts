import type { Locale } from '@ori/contracts/locale';
import { prettyFormula } from '@ori/core/chemistry/formula';
import { angleAt, type Corner, distanceBetween } from '@ori/core/molecules/measures';
import type { Structure } from '@ori/core/molecules/structure';
import { number, say } from '../frame/words.ts';
import { NAMES, WORDS } from './words.ts';

/** Atoms by their place in the list, as many as are chosen, in the order of choosing. */
export type Chosen = readonly number[];

const named = ({ atoms }: Structure, chosen: Chosen): string =>
  chosen.map((atom) => atoms[atom]?.name ?? '').join('–');

/** `H1–O1–H2`. */
export const angleName = (structure: Structure, corner: Chosen): string => named(structure, corner);

/** How wide an angle is, in degrees. */
export function angleOf({ atoms }: Structure, [one, corner, other]: Corner): number {
  const [a, b, c] = [atoms[one], atoms[corner], atoms[other]];
  return a && b && c ? angleAt(b, a, c) : 0;
}

/** How long a bond, or how far apart two atoms are. */
export function distanceWords(structure: Structure, from: number, to: number, locale: Locale): string {
  const [one, other] = [structure.atoms[from], structure.atoms[to]];
  if (!one || !other) return '';
  const isBonded = structure.bonds.some(
    (bond) => (bond.from === from && bond.to === to) || (bond.from === to && bond.to === from),
  );
  const length = distanceBetween(one, other);
  return say(isBonded ? WORDS.distance : WORDS.apart, locale, {
    pair: named(structure, [from, to]),
    pm: number(length * 100, locale, 1),
    angstrom: number(length, locale, 3),
  });
}

/** The measure of what is chosen: a distance of two atoms, an angle of three; nothing of fewer. */
export function measureWords(structure: Structure, chosen: Chosen, locale: Locale): string {
  const [one, corner, other] = chosen;
  if (one === undefined || corner === undefined) return say(WORDS.nothing, locale);
  if (other === undefined) return distanceWords(structure, one, corner, locale);
  const triple: Corner = [one, corner, other];
  return say(WORDS.angle, locale, {
    angle: angleName(structure, triple),
    degrees: number(angleOf(structure, triple), locale, 1),
  });
}

/** What a structure is, in a sentence. */
export function structureWords({ id, kind, formula, atoms, bonds }: Structure, locale: Locale): string {
  const isWhole = kind === 'molecule';
  return say(isWhole ? WORDS.label : WORDS.labelFragment, locale, {
    name: say(NAMES[id], locale),
    formula: prettyFormula(formula),
    atoms: atoms.length,
    bonds: bonds.length,
  });
}
