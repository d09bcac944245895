import type { Locale } from '@ori/contracts/locale';
import { en } from './table-words.en.ts';
import { es } from './table-words.es.ts';
import { fr } from './table-words.fr.ts';

const WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, fr, es };

/** What a table holds, in the family's language; `null` for one without words, which a test forbids. */
export function tableWords(locale: Locale, table: string): string | null {
  return WORDS[locale][table] ?? null;
}
