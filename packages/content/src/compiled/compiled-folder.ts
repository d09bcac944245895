import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@ori/contracts/locale';
import type { TextKind } from '@ori/contracts/text-names';
import type { TextSummary } from '@ori/contracts/texts';
import type { LessonRow } from '../index/lesson-row.ts';

/** Raised whenever the form of the compiled files changes: older ones then count for nothing. */
const FORMAT = 1;
const HASH_LETTERS = 32;

/** What is read when compiled content is opened. */
export interface CompiledIndex {
  readonly version: string;
  readonly rows: readonly LessonRow[];
  /** Texts as they are listed, by `textsKey`. */
  readonly listed: Readonly<Record<string, readonly TextSummary[]>>;
}

export const textsKey = (kind: TextKind, locale: Locale): string => `${kind}-${locale}`;

/** Where what is kept of a lesson, a text or a language's search lies in the compiled folder. */
export const COMPILED = {
  index: 'index.json',
  data: 'data.json',
  lesson: (id: string, locale: Locale) => `lessons/${id}.${locale}.json`,
  lessonPassages: (id: string, locale: Locale) => `passages/${id}.${locale}.json`,
  text: (kind: TextKind, slug: string, locale: Locale) => `texts/${kind}/${slug}.${locale}.json`,
  textPassages: (kind: TextKind, slug: string, locale: Locale) => `text-passages/${kind}/${slug}.${locale}.json`,
  search: (locale: Locale) => `search/${locale}.json`,
  searchNumbers: (locale: Locale) => `search/${locale}.numbers`,
  searchPassages: (locale: Locale) => `search/${locale}.passages`,
} as const;

/**
 * The name of the folder that content is compiled into: it changes with every path and byte of the content folder, so
 * that compiled content of other files is never found.
 */
export function compiledName(dir: string): string {
  const hash = createHash('sha256');
  const files = globSync('**/*', { cwd: dir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(dir.length)).update('\0').update(readFileSync(file)).update('\0');
  return `${FORMAT}-${hash.digest('hex').slice(0, HASH_LETTERS)}`;
}
