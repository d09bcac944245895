import type { Locale } from '@ori/contracts/locale';
import { rankPassages, type RankedPassage } from '@ori/core/search/rank-passages';
import { searchWord, type SearchWord } from '@ori/core/search/search-word';
import { askedWords } from './asked-words.ts';
import type { LessonCounts } from './index-store.ts';
import { type PassagesStore, queryOf } from './passages.store.ts';
import type { Shelf } from './search.deps.ts';

/** What a query means to the index, and what it finds there. */
export interface LookedUp {
  readonly locale: Locale;
  readonly words: readonly SearchWord[];
  readonly found: readonly RankedPassage[];
}

/** So many passages are weighed at most: common words only help to order what rarer ones found. */
const PASSAGES_WEIGHED = 600;

/** The stems to look for: the rarest first, as long as they do not bring up half the library. */
function stemsToFind(words: readonly SearchWord[]): { lexemes: string[]; join: '|' | '&' } {
  const meant = words.flatMap((word) => word.meant).toSorted((a, b) => a.passages - b.passages);
  const lexemes: string[] = [];
  let passages = 0;
  for (const each of meant) {
    passages += each.passages;
    if (passages > PASSAGES_WEIGHED && lexemes.length > 0) break;
    lexemes.push(each.lexeme);
  }
  const isAllCommon = passages > PASSAGES_WEIGHED && lexemes.length === 1 && words.length > 1;
  return isAllCommon
    ? { lexemes: meant.slice(0, 2).map(({ lexeme }) => lexeme), join: '&' }
    : { lexemes, join: '|' };
}

interface Deps {
  readonly store: PassagesStore;
  readonly version: string;
  readonly lessons: LessonCounts;
  readonly hasAlike: boolean;
}

/** Looks a query up among the passages of a language: its words, what misspelt ones mean, and the best passages. */
export function createLookUp({ store, version, lessons, hasAlike }: Deps) {
  async function wordsOf(shelf: Shelf, query: string): Promise<SearchWord[]> {
    const known = await askedWords(store, shelf, query);
    const unknown = known.filter((each) => each.known === null).map(({ word }) => word);
    const alike =
      hasAlike && unknown.length > 0 ? await store.alike(shelf, unknown) : new Map<string, never[]>();
    const all = lessons[shelf.locale];
    return known.map((each) => searchWord(each.word, each.known, alike.get(each.word) ?? [], all));
  }

  async function on(shelf: Shelf, query: string): Promise<LookedUp> {
    const words = await wordsOf(shelf, query);
    const { lexemes, join } = stemsToFind(words);
    const all = [...new Set(words.flatMap(({ meant }) => meant.map(({ lexeme }) => lexeme)))];
    const candidates = lexemes.length === 0 ? [] : await store.candidates(shelf, queryOf(lexemes, join), all);
    return { locale: shelf.locale, words, found: rankPassages(words, candidates) };
  }

  return {
    on,
    shelfOf: (locale: Locale): Shelf => ({ version, locale, standsIn: null }),
    /** The English passages of lessons that are not written in a language; null where all are. */
    englishFor: (locale: Locale): Shelf | null =>
      locale === 'en' || lessons[locale] >= lessons.en ? null : { version, locale: 'en', standsIn: locale },
  };
}
export type LookUp = ReturnType<typeof createLookUp>;
