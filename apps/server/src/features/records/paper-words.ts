import type { Locale } from '@ori/contracts/locale';
import { colon } from '@ori/core/words/colon';
import { timeWords } from '@ori/core/words/time-words';
import type { PaperWords } from './paper-book.ts';
import { EN } from './paper-words.en.ts';
import { ES } from './paper-words.es.ts';
import { FR } from './paper-words.fr.ts';

const BOOKS: Readonly<Record<Locale, PaperWords>> = { en: EN, fr: FR, es: ES };

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** Words, days, moments (on the child's clock) and times as a language writes them. */
export function paperIn(locale: Locale, timeZone: string) {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const number = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  return {
    words: BOOKS[locale],
    number,
    /** A count with its name before it. */
    counted: (name: string, count: number): string => `${name}${colon(locale)}${number(count)}`,
    date: (day: string): string => dates.format(at(day)),
    day: (day: string): string => days.format(at(day)),
    moment: (iso: string): string => moments.format(new Date(iso)),
    clock: (iso: string): string => clock.format(new Date(iso)),
    time: (minutes: number): string => timeWords(minutes, locale),
  };
}
export type Writing = ReturnType<typeof paperIn>;
