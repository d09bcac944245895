import type { Locale } from '@ori/contracts/locale';
import { timeWords } from '@ori/core/words/time-words';
import type { PacketWords } from './packet-book.ts';
import { EN } from './packet-words.en.ts';
import { ES } from './packet-words.es.ts';
import { FR } from './packet-words.fr.ts';

const BOOKS: Readonly<Record<Locale, PacketWords>> = { en: EN, fr: FR, es: ES };

const at = (iso: string) => new Date(`${iso}T00:00:00Z`);

/** Words, days and figures as a language writes them. */
export function packetIn(locale: Locale) {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const number = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  return {
    locale,
    words: BOOKS[locale],
    number,
    day: (iso: string): string => days.format(at(iso)),
    /** `month`: `YYYY-MM`. */
    month: (month: string): string => months.format(at(`${month}-01`)),
    time: (minutes: number): string => timeWords(minutes, locale),
  };
}
export type Writing = ReturnType<typeof packetIn>;
