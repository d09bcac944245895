import type { LocalisedText } from '@ori/contracts/locale';
import { DISCOVERIES, type Discovery } from './discovery.ts';
import { type Family, familyOf, type State, stateOf } from './families.ts';
import { NAMES } from './names.ts';
import { type Block, blockOf, groupOf, periodOf } from './position.ts';
import { SYMBOLS } from './symbols.ts';
import { PRINTED_WEIGHTS } from './weights.ts';

export interface ChemicalElement {
  readonly symbol: string;
  /** Atomic number. */
  readonly z: number;
  readonly name: LocalisedText;
  /** Standard atomic weight as printed, or a mass number in brackets where the element has none. */
  readonly printedWeight: string;
  readonly period: number;
  /** 1 to 18; null in the f block. */
  readonly group: number | null;
  readonly block: Block;
  readonly family: Family;
  /** At 25 °C and one atmosphere. */
  readonly state: State;
  readonly discovery: Discovery;
}

function elementAt(symbol: string, at: number): ChemicalElement {
  const z = at + 1;
  return {
    symbol,
    z,
    name: NAMES[at] ?? { en: symbol, fr: symbol, es: symbol },
    printedWeight: PRINTED_WEIGHTS[at] ?? '',
    period: periodOf(z),
    group: groupOf(z),
    block: blockOf(z),
    family: familyOf(z),
    state: stateOf(z),
    discovery: DISCOVERIES[at] ?? { kind: 'antiquity' },
  };
}

/** All elements, by atomic number. */
export const ELEMENTS: readonly ChemicalElement[] = SYMBOLS.map(elementAt);

const BY_SYMBOL = new Map(ELEMENTS.map((element) => [element.symbol, element]));

/** The element of a symbol such as `Na`; null for none. */
export function elementOf(symbol: string): ChemicalElement | null {
  return BY_SYMBOL.get(symbol) ?? null;
}
