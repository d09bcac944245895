import type { Locale } from '@ori/contracts/locale';
import { rootOf } from '../tutor/ground/content-words.ts';
import { isTelling, rootsIn, wordsIn } from './query-words.ts';
import type { SiteEntry } from './site-entry.ts';

/** Where in an entry a word stands, best first: its names, what it is about, what it says of itself, its passages. */
export const FIELDS = ['name', 'about', 'text', 'passage'] as const;
export type Field = (typeof FIELDS)[number];

/** An entry that has a word: its number, the best field, and how often it comes up outside its names. */
export interface Posting {
  readonly entry: number;
  readonly field: Field;
  readonly times: number;
}

/** Every word of some entries, and where it stands. */
export interface Postings {
  /** Words by their roots, in alphabetical order. */
  readonly words: readonly string[];
  of(word: string): readonly Posting[];
  /** How many entries have a word. */
  count(word: string): number;
  /** The word as it is written, with its accents. */
  written(word: string): string;
  /** The roots of each name of an entry. */
  names(entry: number): readonly (readonly string[])[];
}

interface Counted {
  field: Field;
  times: number;
}

const better = (one: Field, other: Field): Field =>
  FIELDS.indexOf(one) <= FIELDS.indexOf(other) ? one : other;
const without = (text: string): string => text.replace(/\$[^$]*\$/g, ' ');

function fieldsOf(entry: SiteEntry): readonly (readonly [Field, readonly string[]])[] {
  return [
    ['name', [entry.title, ...entry.aliases]],
    ['about', [entry.place, ...entry.about]],
    ['text', [entry.text]],
    ['passage', entry.passages],
  ];
}

function countWords(entry: SiteEntry, locale: Locale): Map<string, Counted> {
  const found = new Map<string, Counted>();
  for (const [field, texts] of fieldsOf(entry))
    for (const word of texts.flatMap((text) => wordsIn(without(text)))) {
      if (field !== 'name' && !isTelling(word, locale)) continue;
      const known = found.get(rootOf(word)) ?? { field, times: 0 };
      found.set(rootOf(word), {
        field: better(known.field, field),
        times: known.times + (field === 'name' ? 0 : 1),
      });
    }
  return found;
}

function rememberWritten(entry: SiteEntry, written: Map<string, string>): void {
  for (const [, texts] of fieldsOf(entry))
    for (const word of texts.flatMap(
      (text) =>
        without(text)
          .toLowerCase()
          .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [],
    )) {
      const [root = ''] = wordsIn(word).map(rootOf);
      if (root !== word && !written.has(root)) written.set(root, word);
    }
}

/** A posting in 32 bits: the entry's number, the place of its field, how often it comes up. */
const TIMES_BITS = 4;
const FIELD_BITS = 2;
const TIMES_MOST = 2 ** TIMES_BITS - 1;
const packed = (entry: number, { field, times }: Counted): number =>
  (entry << (TIMES_BITS + FIELD_BITS)) | (FIELDS.indexOf(field) << TIMES_BITS) | Math.min(times, TIMES_MOST);
const unpacked = (bits: number): Posting => ({
  entry: bits >>> (TIMES_BITS + FIELD_BITS),
  field: FIELDS[(bits >>> TIMES_BITS) & (2 ** FIELD_BITS - 1)] ?? 'passage',
  times: bits & TIMES_MOST,
});

/** Postings as they are kept in a file: all lists one after another, which is also small in memory. */
export interface StoredPostings {
  /** By their roots, in alphabetical order. */
  readonly words: readonly string[];
  /** Where the list of each word ends. */
  readonly ends: Uint32Array;
  readonly all: Uint32Array;
  /** Roots that are written otherwise, each with the word as it is written. */
  readonly written: readonly (readonly [root: string, word: string])[];
  /** The names of each entry as one text: `sign up|new account`. */
  readonly names: readonly string[];
}

function settle(lists: ReadonlyMap<string, readonly number[]>) {
  const words = [...lists.keys()].toSorted();
  const all = Uint32Array.from(words.flatMap((word) => lists.get(word) ?? []));
  const ends = new Uint32Array(words.length);
  let end = 0;
  for (const [at, word] of words.entries()) {
    end += lists.get(word)?.length ?? 0;
    ends[at] = end;
  }
  return { words, all, ends };
}

/** Postings that can be asked, from what was kept of them. */
export function openPostings({ words, ends, all, written, names }: StoredPostings): Postings {
  const places = new Map(words.map((word, at) => [word, at]));
  const writtenAs = new Map(written);
  return {
    words,
    of(word) {
      const at = places.get(word);
      return at === undefined ? [] : Array.from(all.subarray(ends[at - 1] ?? 0, ends[at]), unpacked);
    },
    count(word) {
      const at = places.get(word);
      return at === undefined ? 0 : (ends[at] ?? 0) - (ends[at - 1] ?? 0);
    },
    written: (word) => writtenAs.get(word) ?? word,
    names: (entry) => (names[entry] ?? '').split('|').map((name) => name.split(' ')),
  };
}

/** Takes entries in one at a time, so that whoever builds may pause in between. */
export function createPostings(locale: Locale) {
  const lists = new Map<string, number[]>();
  const written = new Map<string, string>();
  const names: string[] = [];

  return {
    add(entry: SiteEntry): void {
      const number = names.length;
      for (const [word, counted] of countWords(entry, locale)) {
        const posting = packed(number, counted);
        const list = lists.get(word);
        if (list) list.push(posting);
        else lists.set(word, [posting]);
      }
      rememberWritten(entry, written);
      const own = [entry.title, ...entry.aliases].map((name) => rootsIn(name, locale).join(' '));
      names.push([...new Set(own)].join('|'));
    },
    store: (): StoredPostings => ({ ...settle(lists), written: [...written], names }),
  };
}
