import type { Phrase } from '../../phrase.ts';

export interface Element {
  readonly symbol: string;
  readonly name: Phrase;
  readonly protons: number;
  readonly period: 2 | 3 | 4;
  /** IUPAC group, 1–18; main groups only. */
  readonly group: number;
}

function element(
  symbol: string,
  protons: number,
  period: 2 | 3 | 4,
  group: number,
  names: readonly [string, string, string],
): Element {
  const [en, fr, es] = names;
  return { symbol, name: { en, fr, es }, protons, period, group };
}

/**
 * Main-group elements of periods 2 to 4 among which radius (Cordero and others 2008) and electronegativity (Pauling)
 * follow the trend without exception. Arsenic and selenium are left out: their measured radii hardly differ from bromine's.
 */
export const ELEMENTS: readonly [Element, ...Element[]] = [
  element('Li', 3, 2, 1, ['lithium', 'le lithium', 'el litio']),
  element('Be', 4, 2, 2, ['beryllium', 'le béryllium', 'el berilio']),
  element('N', 7, 2, 15, ['nitrogen', 'l’azote', 'el nitrógeno']),
  element('O', 8, 2, 16, ['oxygen', 'l’oxygène', 'el oxígeno']),
  element('F', 9, 2, 17, ['fluorine', 'le fluor', 'el flúor']),
  element('Na', 11, 3, 1, ['sodium', 'le sodium', 'el sodio']),
  element('Mg', 12, 3, 2, ['magnesium', 'le magnésium', 'el magnesio']),
  element('P', 15, 3, 15, ['phosphorus', 'le phosphore', 'el fósforo']),
  element('S', 16, 3, 16, ['sulfur', 'le soufre', 'el azufre']),
  element('Cl', 17, 3, 17, ['chlorine', 'le chlore', 'el cloro']),
  element('K', 19, 4, 1, ['potassium', 'le potassium', 'el potasio']),
  element('Ca', 20, 4, 2, ['calcium', 'le calcium', 'el calcio']),
  element('Br', 35, 4, 17, ['bromine', 'le brome', 'el bromo']),
];

/** Electrons in the last shell of a main-group element. */
export function outerElectrons({ group }: Element): number {
  return group > 10 ? group - 10 : group;
}
