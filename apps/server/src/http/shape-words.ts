import type { Locale } from '@ori/contracts/locale';
import { shapeMessage } from '@ori/contracts/shape-messages';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import { z } from 'zod';

/** What is wrong with one place of an input, as Zod leaves it: the English words and what they are about. */
export interface ShapeIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const ZODS_WORDS = {
  fr: z.locales.fr().localeError,
  es: z.locales.es().localeError,
} as const satisfies Record<Exclude<Locale, 'en'>, unknown>;

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    whole,
  );
}

/** A sentence of Zod's own, in another language than English. */
function zodsWords(issue: ShapeIssue, locale: Exclude<Locale, 'en'>, whole: unknown): string {
  const { message: english, path, ...facts } = issue;
  // Without the input nobody can say what was received: then the general sentence, which this code has.
  const isUnseen = whole === undefined && issue.code === 'invalid_type';
  const seen = { ...facts, ...(isUnseen ? { code: 'invalid_union' } : {}) };
  const raw = { ...seen, path: [...path], input: valueAt(whole, path) } as z.core.$ZodRawIssue;
  const said = ZODS_WORDS[locale](raw);
  return (typeof said === 'string' ? said : said?.message) ?? english;
}

/** What Zod says in the words of programmers, said to whoever typed it. */
function plainEnglish(issue: ShapeIssue): string {
  const isFraction = issue.code === 'invalid_type' && 'expected' in issue && issue.expected === 'int';
  return isFraction && issue.message.startsWith('Invalid input') ? 'A whole number, please' : issue.message;
}

/**
 * The words of an issue in the reader's language: a sentence of ours from the table of the contracts,
 * one of Zod's from Zod's own translations.
 * @param whole the input that was judged, since Zod's sentences name what stands there; undefined when it is gone.
 */
export function shapeWords(issue: ShapeIssue, locale: Locale, whole: unknown): string {
  const english = plainEnglish(issue);
  if (locale === 'en') return english;
  const words = shapeMessage(english, locale) ?? zodsWords(issue, locale, whole);
  return locale === 'fr' ? frenchSpaces(words) : words;
}
