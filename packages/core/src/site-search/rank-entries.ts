import type { SiteKind } from '@ori/contracts/site-search-names';
import { weightOf } from '../search/search-word.ts';
import type { AskedWord } from './meant-words.ts';
import type { Field, Posting, Postings } from './postings.ts';
import type { SiteEntry } from './site-entry.ts';

/** An entry that was found. */
export interface Ranked {
  readonly entry: number;
  readonly score: number;
  /** How much of what was asked it has, by weight: 0–1. */
  readonly covered: number;
  /** The words of it that were most likely meant, by their roots. */
  readonly hits: ReadonlySet<string>;
}

const FIELD_WORTH: Readonly<Record<Field, number>> = { name: 3, about: 1.7, text: 1.25, passage: 0.7 };
/** Lessons and pages before skills: what one comes for before what it is made of. */
const KIND_WORTH: Readonly<Record<SiteKind, number>> = {
  lesson: 1.15,
  subject: 1.08,
  culture: 1.15,
  site: 1.05,
  story: 1.05,
  lab: 1.12,
  law: 1.1,
  page: 1.05,
  worksheet: 1,
  article: 1,
  help: 1,
  term: 0.8,
  skill: 0.85,
};
const COMES_BACK_MOST = 8;
const COMES_BACK = 0.14;
/** What a name that is all of what was asked, and nothing else, adds. */
const NAMED = 1.3;
const COVERED_POWER = 1.6;
/** A word that no entry has was likely what the query is about: it counts as much as one that few have. */
const UNKNOWN_ENTRIES = 2;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

interface Met {
  worth: number;
  trust: number;
  inName: number;
  /** The words met with that trust. */
  words: string[];
}

function worthOf({ field, times }: Posting): number {
  const often = field === 'name' ? 0 : Math.log2(1 + Math.min(times, COMES_BACK_MOST));
  return FIELD_WORTH[field] * (1 + COMES_BACK * often);
}

/** Where one word of a query was met, by entry. */
function metBy({ meant }: AskedWord, postings: Postings): Map<number, Met> {
  const found = new Map<number, Met>();
  for (const { word, trust } of meant)
    for (const posting of postings.of(word)) {
      const known = found.get(posting.entry) ?? { worth: 0, trust: 0, inName: 0, words: [] };
      known.worth = Math.max(known.worth, trust * worthOf(posting));
      if (trust > known.trust) known.words = [];
      if (trust >= known.trust) known.words.push(word);
      known.trust = Math.max(known.trust, trust);
      if (posting.field === 'name') known.inName = Math.max(known.inName, trust);
      found.set(posting.entry, known);
    }
  return found;
}

/** Rare words tell more than common ones, though not as much more as in a long text. */
function weightIn({ meant }: AskedWord, postings: Postings, entries: number): number {
  const best = Math.max(0, ...meant.map(({ trust }) => trust));
  const sure = meant.filter(({ trust }) => trust === best);
  const having = best === 0 ? UNKNOWN_ENTRIES : Math.min(...sure.map(({ word }) => postings.count(word)));
  return Math.sqrt(weightOf(having, entries));
}

interface Part {
  readonly asked: AskedWord;
  readonly weight: number;
  readonly met: ReadonlyMap<number, Met>;
}

/** How well one name of an entry is what was asked: all of the one in all of the other is 1. */
function fitOf(name: readonly string[], parts: readonly Part[], all: number): number {
  const trusts = new Map<string, number>();
  const shares = parts.map(({ asked, weight }) => {
    const here = asked.meant.filter(({ word }) => name.includes(word));
    for (const { word, trust } of here) trusts.set(word, Math.max(trust, trusts.get(word) ?? 0));
    return weight * Math.max(0, ...here.map(({ trust }) => trust));
  });
  const ofName = sumOf(name.map((word) => trusts.get(word) ?? 0)) / Math.max(1, name.length);
  return ofName * (sumOf(shares) / all);
}

/** The entries that have some of the words, best first. */
export function rankEntries(
  words: readonly AskedWord[],
  postings: Postings,
  entries: readonly SiteEntry[],
): readonly Ranked[] {
  const parts: Part[] = words.map((asked) => {
    return { asked, weight: weightIn(asked, postings, entries.length), met: metBy(asked, postings) };
  });
  const all = sumOf(parts.map(({ weight }) => weight));
  const found = new Set(parts.flatMap(({ met }) => [...met.keys()]));
  return [...found].map((entry) => {
    const here = parts.map(({ weight, met }) => ({ weight, met: met.get(entry) }));
    const covered = sumOf(here.map(({ weight, met }) => weight * (met?.trust ?? 0))) / all;
    const worth = sumOf(here.map(({ weight, met }) => weight * (met?.worth ?? 0))) / all;
    const isNamed = here.some(({ met }) => (met?.inName ?? 0) > 0);
    const fit = isNamed ? Math.max(...postings.names(entry).map((name) => fitOf(name, parts, all))) : 0;
    const kind = KIND_WORTH[entries[entry]?.kind ?? 'page'];
    const hits = new Set(here.flatMap(({ met }) => met?.words ?? []));
    return { entry, score: worth * covered ** COVERED_POWER * (1 + NAMED * fit) * kind, covered, hits };
  });
}
