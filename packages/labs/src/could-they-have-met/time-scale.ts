import type { Locale } from '@ori/contracts/locale';
import { astronomicalYear } from '@ori/core/sky/calendar';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

/** The line of time reaches from before the first tablets to today; historians' years. */
export const FIRST_YEAR = -4000;
export const LAST_YEAR = 2026;
/** The marks along it. */
export const MARKS = [-3000, -2000, -1000, 1, 1000, 2000] as const;

const FIRST = astronomicalYear(FIRST_YEAR);
const LENGTH = astronomicalYear(LAST_YEAR) - FIRST;

/** Where a year stands on a line of this width; 1 BCE and 1 CE are neighbours. */
export function xOf(year: number, width: number): number {
  const share = (astronomicalYear(year) - FIRST) / LENGTH;
  return Math.min(1, Math.max(0, share)) * width;
}

/** A year as the reader writes it. */
export function yearWords(year: number, locale: Locale): string {
  const n = Math.abs(year) < 10_000 ? String(Math.abs(year)) : number(Math.abs(year), locale);
  return say(year < 0 ? WORDS.bce : WORDS.ce, locale, { n });
}
