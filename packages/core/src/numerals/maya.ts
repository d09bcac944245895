import { digitsOf, numberOf, type PlaceWorths, pureBase } from './places.ts';

/** `days`: the third place is 18 × 20 = 360, as in the written counts of days; `counting`: pure twenties, reconstructed from number words. */
export const MAYA_MODES = ['counting', 'days'] as const;
export type MayaMode = (typeof MAYA_MODES)[number];

const DAY_WORTHS: PlaceWorths = [1, 20, 360, 7200, 144_000];
const COUNT_WORTHS = pureBase(20, DAY_WORTHS.length);

export const mayaWorths = (mode: MayaMode): PlaceWorths => (mode === 'days' ? DAY_WORTHS : COUNT_WORTHS);

/** The greatest number of five places: 20 bak'tun less a day, or 20⁵ − 1. */
export const mayaMax = (mode: MayaMode): number => (mode === 'days' ? 2_879_999 : 3_199_999);

/** Bars are five, dots one; nothing of both is the shell. */
export interface BarsAndDots {
  readonly bars: number;
  readonly dots: number;
}

/** Places, highest first: written from top to bottom. */
export function mayaPlaces(number: number, mode: MayaMode): number[] {
  return digitsOf(number, mayaWorths(mode)).toReversed();
}

export function readMaya(places: readonly number[], mode: MayaMode): number {
  return numberOf(places.toReversed(), mayaWorths(mode));
}

export function barsAndDots(place: number): BarsAndDots {
  return { bars: Math.floor(place / 5), dots: place % 5 };
}

export function placeOfBars({ bars, dots }: BarsAndDots): number {
  return bars * 5 + dots;
}
