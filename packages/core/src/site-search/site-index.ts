import type { Locale } from '@ori/contracts/locale';
import type { SiteResult } from '@ori/contracts/site-search';
import type { SiteKind } from '@ori/contracts/site-search-names';
import { excerptOf } from './excerpt.ts';
import { createVocabulary, type AskedWord, type Vocabulary } from './meant-words.ts';
import { createPostings, openPostings, type Postings, type StoredPostings } from './postings.ts';
import { rootsAsked, rootsIn, wordsIn } from './query-words.ts';
import { rankEntries, type Ranked } from './rank-entries.ts';
import type { SiteEntry } from './site-entry.ts';
import { type Synonyms, wordingsOf } from './wordings.ts';
import { rootOf } from '../tutor/ground/content-words.ts';

/** Everything a query found, best first, before any of it is drawn. */
export interface Found {
  readonly ranked: readonly Ranked[];
  /** How much of the query the best entry has: 0–1. */
  readonly covered: number;
  readonly meant: string | null;
}

/** Searches the site in one language, in memory. */
export interface SiteIndex {
  readonly locale: Locale;
  readonly size: number;
  find(query: string): Found;
  entry(number: number): SiteEntry | null;
  /** The number of an entry by what it is in every language. */
  numberOf(kind: SiteKind, id: string): number | null;
  draw(ranked: Ranked): SiteResult;
}

/** A query of more words is a text; its first ones tell enough. */
const WORDS_MOST = 10;
/** What has less of the query than this is not what was asked. */
const COVERED_LEAST = 0.3;
/** The law of a state is meant only where most of what was asked speaks of it: not by “law of Ohm”. */
const LAW_COVERED_LEAST = 0.6;
/** Further entries are worth showing only when they come near the best. */
const BESIDE_BEST = 0.08;
/** Kinds whose entries are parts of one page: a page is shown once. */
const PARTS_OF_PAGES: readonly SiteKind[] = ['lesson', 'term', 'skill'];

const pageOf = ({ kind, path, title }: SiteEntry): string => {
  if (kind === 'skill') return `${path} ${title}`;
  return PARTS_OF_PAGES.includes(kind) ? (path.split('#')[0] ?? path) : path;
};

/** Somebody typed the very name of it. */
const VERY_NAME = 1.4;
const wholly = (text: string): string => wordsIn(text).join(' ');

interface Parts {
  readonly locale: Locale;
  readonly entries: readonly SiteEntry[];
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
  /** Entries by their whole names. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  readonly synonyms: readonly (readonly (readonly string[])[])[];
}

const leastOf = (entry: SiteEntry | undefined): number =>
  entry?.kind === 'law' ? LAW_COVERED_LEAST : COVERED_LEAST;

/** The best of every page, best first. */
function settled(all: readonly Ranked[], entries: readonly SiteEntry[]): readonly Ranked[] {
  const byEntry = new Map<number, Ranked>();
  for (const ranked of all) {
    const known = byEntry.get(ranked.entry);
    if (!known || ranked.score > known.score) byEntry.set(ranked.entry, ranked);
  }
  const sorted = [...byEntry.values()]
    .filter(({ entry, covered }) => covered >= leastOf(entries[entry]))
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry);
  const least = (sorted[0]?.score ?? 0) * BESIDE_BEST;
  const shown = new Set<string>();
  return sorted.filter(({ entry, score }) => {
    const known = entries[entry];
    if (!known || score < least || shown.has(pageOf(known))) return false;
    shown.add(pageOf(known));
    return true;
  });
}

/** The query with its unknown words as they may have been meant; null where there is nothing to mend. */
function spelt(query: string, words: readonly AskedWord[], postings: Postings): string | null {
  const mended = new Map(
    words.flatMap(({ asked, meant, isKnown }) => {
      const guess = isKnown ? undefined : meant[0];
      return guess ? [[asked, postings.written(guess.word)] as const] : [];
    }),
  );
  if (mended.size === 0) return null;
  return query.trim().replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const [root = ''] = wordsIn(word).map(rootOf);
    return mended.get(root) ?? word;
  });
}

function find(query: string, { locale, entries, postings, vocabulary, named, synonyms }: Parts): Found {
  const roots = rootsAsked(query, locale).slice(0, WORDS_MOST);
  if (roots.length === 0) return { ranked: [], covered: 0, meant: null };
  const isTyping = !/\s$/.test(query);
  const lastWord = rootOf(wordsIn(query).at(-1) ?? '');
  const ask = (words: readonly string[]) =>
    words.map((word, at) =>
      vocabulary.meantBy(word, isTyping && at === words.length - 1 && word === lastWord),
    );
  const asWritten = ask(roots);
  const theVery = named.get(wholly(query));
  const all = wordingsOf(roots, synonyms, vocabulary.has).flatMap(({ roots: said, trust }, at) =>
    rankEntries(at === 0 ? asWritten : ask(said), postings, entries).map((ranked) => {
      const worth = at === 0 && theVery?.includes(ranked.entry) ? VERY_NAME : trust;
      return { ...ranked, score: ranked.score * worth, covered: ranked.covered * trust };
    }),
  );
  const ranked = settled(all, entries);
  return { ranked, covered: ranked[0]?.covered ?? 0, meant: spelt(query, asWritten, postings) };
}

function namesOf(entries: readonly SiteEntry[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  for (const [number, { title, aliases }] of entries.entries())
    for (const name of [title, ...aliases]) {
      const known = named.get(wholly(name));
      if (known) known.push(number);
      else named.set(wholly(name), [number]);
    }
  return named;
}

/** An index as it is kept in a file. */
export interface StoredSiteIndex {
  readonly entries: readonly SiteEntry[];
  readonly postings: StoredPostings;
}

/** How a stored index is opened. */
export interface OpeningIndex {
  readonly locale: Locale;
  readonly synonyms: Synonyms;
  /** The passages of an entry, where they are kept apart from it. */
  readonly passagesOf?: (entry: number) => readonly string[];
}

/** An index that can be asked, from what was kept of it. */
export function openSiteIndex(
  { entries, postings: stored }: StoredSiteIndex,
  { locale, synonyms, passagesOf }: OpeningIndex,
): SiteIndex {
  const postings = openPostings(stored);
  const parts: Parts = {
    locale,
    entries,
    postings,
    vocabulary: createVocabulary(postings, locale),
    named: namesOf(entries),
    synonyms: synonyms.map((group) => group.map((phrase) => rootsIn(phrase, locale))),
  };
  const numbers = new Map(entries.map(({ kind, id }, number) => [`${kind} ${id}`, number]));
  return {
    locale,
    size: entries.length,
    find: (query) => find(query, parts),
    entry: (number) => entries[number] ?? null,
    numberOf: (kind, id) => numbers.get(`${kind} ${id}`) ?? null,
    draw({ entry, hits }) {
      const found = entries[entry];
      if (!found) throw new Error(`There is no entry ${entry}`);
      const { kind, path, title, place } = found;
      const told = passagesOf === undefined ? found : { ...found, passages: passagesOf(entry) };
      return { kind, path, title, place, excerpt: excerptOf(told, hits) };
    },
  };
}

/** An index in the making: entries come one at a time, so that whoever builds may pause in between. */
export function createSiteIndex(locale: Locale, synonyms: Synonyms) {
  const entries: SiteEntry[] = [];
  const growing = createPostings(locale);
  const store = (): StoredSiteIndex => ({ entries, postings: growing.store() });
  return {
    add(entry: SiteEntry): void {
      entries.push(entry);
      growing.add(entry);
    },
    store,
    finish: (): SiteIndex => openSiteIndex(store(), { locale, synonyms }),
  };
}
