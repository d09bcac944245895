import type { Locale } from '@ori/contracts/locale';
import type { PrintWords } from './print-book.ts';
import { EN } from './print-words.en.ts';
import { ES } from './print-words.es.ts';
import { FR } from './print-words.fr.ts';

const BOOKS: Readonly<Record<Locale, PrintWords>> = { en: EN, fr: FR, es: ES };

/** The words of a reader's language. */
export function printWords(locale: Locale): PrintWords {
  return BOOKS[locale];
}
