import { elementOf } from './elements.ts';
import { knownIn } from './discovery.ts';

/** What an element weighs against a twelfth of carbon-12, and its density in g/cm³. */
export interface Measure {
  readonly weight: number;
  readonly density: number;
}

/** A place Mendeleev left open, what he expected there, and what was found. */
export interface Gap {
  readonly name: 'eka-boron' | 'eka-aluminium' | 'eka-silicon';
  readonly symbol: string;
  /** The year in which it was found. */
  readonly found: number;
  readonly expectedWeight: number;
}

/** The year of the first table. */
export const FIRST_TABLE = 1869;

/** Places left open, with the weights of Mendeleev's paper of 1871 (Annalen der Chemie, Supplement 8, 133–229). */
export const GAPS: readonly Gap[] = [
  { name: 'eka-boron', symbol: 'Sc', found: 1879, expectedWeight: 44 },
  { name: 'eka-aluminium', symbol: 'Ga', found: 1875, expectedWeight: 68 },
  { name: 'eka-silicon', symbol: 'Ge', found: 1886, expectedWeight: 72 },
];

/** Mendeleev's eka-silicon of 1871. */
export const EKA_SILICON: Measure = { weight: 72, density: 5.5 };

/** Densities of the solids at room temperature in g/cm³ (CRC Handbook of Chemistry and Physics, 97th edition). */
const DENSITIES = { Si: 2.33, Zn: 7.13, Ge: 5.32, As: 5.75, Sn: 7.29 } as const;
export const NEIGHBOURS = ['Si', 'Zn', 'As', 'Sn'] as const;

/** Weight and density of germanium or of one of the neighbours that Mendeleev could weigh. */
export function measureOf(symbol: keyof typeof DENSITIES): Measure {
  return { weight: Number(elementOf(symbol)?.printedWeight), density: DENSITIES[symbol] };
}

/** How far a guess lies from what was measured, in per cent, without sign. */
export function missedBy(guess: number, measured: number): number {
  return (100 * Math.abs(guess - measured)) / measured;
}

/**
 * What is counted today as known in 1869: 63 elements. Mendeleev's own 63 differ in two: didymium stood there,
 * which is praseodymium and neodymium together, and terbium, then doubted, did not.
 */
export function knownAtFirstTable(): readonly string[] {
  return knownIn(FIRST_TABLE);
}
