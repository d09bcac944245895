import type { UsualTeaching } from '@ori/core/teaching/usual-teaching';
import { type Band, BANDS, type Subject, SUBJECTS } from '@ori/contracts/subjects';

/** A subject at an age. */
interface TaughtPlace {
  readonly subject: Subject;
  readonly band: Band;
}
/** What somebody looks for: a subject, an age, and words. It stands in the address. */
export interface HourPlace extends TaughtPlace {
  readonly words: string;
}

/** Where the shelves open for somebody who did not say what they teach. */
const FIRST = { subject: 'math', band: '3-5' } as const;

/** Where shelves and exercises open for a teacher. */
export function usualPlace({ subject, band }: UsualTeaching): TaughtPlace {
  return { subject: subject ?? FIRST.subject, band: band ?? FIRST.band };
}

/** What an address asks for; what it does not name is what this teacher mostly teaches. */
export function hourPlaceOf(search: URLSearchParams, usual: UsualTeaching): HourPlace {
  const { subject, band } = usualPlace(usual);
  return {
    subject: SUBJECTS.find((one) => one === search.get('subject')) ?? subject,
    band: BANDS.find((one) => one === search.get('age')) ?? band,
    words: search.get('q') ?? '',
  };
}

/** The address of a place; what it holds besides stays. */
export function searchOf(before: URLSearchParams, { subject, band, words }: HourPlace): URLSearchParams {
  const search = new URLSearchParams(before);
  search.set('subject', subject);
  search.set('age', band);
  if (words.trim() === '') search.delete('q');
  else search.set('q', words);
  return search;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Does any of these texts hold every word that was typed? Accents and capitals aside. */
export function holdsWords(typed: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
