import { type Digits, digitsOf, numberOf, pureBase } from './places.ts';

/** The hieroglyphic signs, lowest first: one for each power of ten from 1 to 1,000,000 (Imhausen 2016, ch. 1). */
export const EGYPTIAN_SIGNS = ['stroke', 'hobble', 'coil', 'lotus', 'finger', 'tadpole', 'heh'] as const;
export type EgyptianSign = (typeof EGYPTIAN_SIGNS)[number];

export const EGYPTIAN_WORTHS = pureBase(10, EGYPTIAN_SIGNS.length);
/** Nine of each sign. */
export const EGYPTIAN_MAX = 9_999_999;

/** How often each sign is repeated, lowest sign first. Whole numbers from 1 to EGYPTIAN_MAX: there is no sign for nothing. */
export function egyptianCounts(number: number): Digits {
  return digitsOf(number, EGYPTIAN_WORTHS);
}

/** The number that a heap of signs makes, in whatever order they stand. */
export function readEgyptian(signs: readonly EgyptianSign[]): number {
  const counts = EGYPTIAN_SIGNS.map((sign) => signs.filter((each) => each === sign).length);
  return numberOf(counts, EGYPTIAN_WORTHS);
}

/** The signs one by one, highest first. */
export function writeEgyptian(number: number): EgyptianSign[] {
  const counts = egyptianCounts(number);
  return EGYPTIAN_SIGNS.flatMap((sign, place) =>
    Array.from({ length: counts[place] ?? 0 }, () => sign),
  ).toReversed();
}
