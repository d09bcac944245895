import type { Locale } from '@ori/contracts/locale';
import { type DiscPlace, placeAt } from '@ori/core/electricity/selector-disc';
import { say } from '../frame/words.ts';
import { DISC_WORDS } from './words.ts';

/** What the boat does on a place of the disc, in a word. */
export function placeWord({ drives, rudder }: DiscPlace, locale: Locale): string {
  if (!drives) return say(DISC_WORDS.stop, locale);
  if (rudder === 0) return say(DISC_WORDS.ahead, locale);
  return say(rudder < 0 ? DISC_WORDS.left : DISC_WORDS.right, locale);
}

/** Where the disc stands, as a sentence. */
export function discWords(at: number, locale: Locale): string {
  return say(DISC_WORDS.discNow, locale, { n: at + 1, place: placeWord(placeAt(at), locale) });
}
