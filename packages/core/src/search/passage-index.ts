import type { Locale } from '@ori/contracts/locale';
import type { Passage } from '@ori/contracts/search';
import MiniSearch from 'minisearch';
import { contentWords, plainLetters, rootOf } from '../tutor/ground/content-words.ts';

/** A lesson that was found, with its passage that fits best. */
export interface FoundPassage {
  readonly passage: Passage;
  readonly score: number;
}

/** Searches the lessons of one language in memory: for browsers, which may have no network. */
export interface PassageIndex {
  readonly version: string;
  /** Best first, one passage a lesson. */
  find(query: string, limit: number): FoundPassage[];
}

/** A misspelt letter in five is forgiven (measured: tutor.md §3). */
const FUZZY = 0.2;
const BOOST = { title: 2, terms: 2, heading: 1.3, text: 1 };
/** Passages of a lesson count together, each less than the one before. */
const FADING = 0.5;

const wordsOf = (text: string): string[] =>
  plainLetters(text.replace(/\$[^$]*\$/g, ' ')).match(/\p{L}{2,}/gu) ?? [];

function documentsOf(passages: readonly Passage[]) {
  return passages.map(({ kind, heading, text, terms }, id) => ({
    id,
    title: kind === 'lesson' ? heading : '',
    heading: kind === 'lesson' ? '' : heading,
    terms: terms.join(' '),
    text,
  }));
}

/** An index over passages, put together in steps so that the page stays alive. */
export async function indexPassages(
  { version, passages }: { readonly version: string; readonly passages: readonly Passage[] },
  locale: Locale,
): Promise<PassageIndex> {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: rootOf,
    searchOptions: { fuzzy: FUZZY, prefix: (term) => term.length > 3, boost: BOOST },
  });
  await index.addAllAsync(documentsOf(passages));
  return {
    version,
    find(query, limit) {
      const found = new Map<string, FoundPassage & { readonly passages: number }>();
      for (const { id, score } of index.search(contentWords(query, locale).join(' '))) {
        const passage = passages[Number(id)];
        if (!passage) continue;
        const best = found.get(passage.lessonId);
        const times = best?.passages ?? 0;
        const sum = (best?.score ?? 0) + score * FADING ** times;
        found.set(passage.lessonId, { passage: best?.passage ?? passage, score: sum, passages: times + 1 });
      }
      return [...found.values()]
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ passage, score }) => ({ passage, score }));
    },
  };
}
