import type { LessonSummary } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { Passage } from '@ori/contracts/search';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../db/log.ts';

/** What the search asks of the content. */
export interface SearchContent {
  readonly version: string;
  readonly lessonIds: readonly string[];
  passages(id: string, locale: Locale): readonly Passage[];
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  /** Ids of the cultures a lesson draws on. */
  lessonCultures(id: string): readonly string[];
}

export interface SearchDeps {
  readonly database: Pick<Database, 'pool' | 'sessions'>;
  readonly content: SearchContent;
  readonly log: Log;
  readonly now: () => Date;
}

/** Which passages are looked through: those of a language, or the English ones that stand in for it. */
export interface Shelf {
  readonly version: string;
  readonly locale: Locale;
  /** The reader's language, where the shelf holds what is not written in it. */
  readonly standsIn: Locale | null;
}

/** PostgreSQL's own configurations; words reach them without accents. */
export const CONFIGURATIONS: Readonly<Record<Locale, string>> = {
  en: 'english',
  fr: 'french',
  es: 'spanish',
};
