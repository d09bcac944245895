import { rootOf, writtenWords } from '@ori/core/tutor/ground/content-words';
import type { KnownWord } from '@ori/core/search/search-word';
import type { PassagesStore } from './passages.store.ts';
import type { Shelf } from './search.deps.ts';

/** A word of a query with what the index knows of it. */
export interface AskedWord {
  /** By its root. */
  readonly word: string;
  readonly known: KnownWord | null;
}

/** A query of more words is a text; its first ones tell enough. */
const WORDS_MOST = 16;
/** A shorter word is no two words written as one. */
const PARTED_LEAST = 7;
const PART_LEAST = 3;

/** Two words of a query after each other as one: `sun dial`. */
const joined = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);

/** All ways to cut a word in two. */
function cutsOf(word: string): { readonly whole: string; readonly head: string; readonly tail: string }[] {
  const cuts = Math.max(0, word.length - 2 * PART_LEAST + 1);
  return Array.from({ length: cuts }, (_, more) => {
    const at = more + PART_LEAST;
    return { whole: word, head: word.slice(0, at), tail: word.slice(at) };
  });
}

/**
 * The telling words of a query, each as the index knows it: as it is written, by its root, or as one word with the next.
 * Words that the database takes for empty ones are left out.
 */
async function lookedUp(store: PassagesStore, shelf: Shelf, words: readonly string[]): Promise<AskedWord[]> {
  const wholes = joined(words);
  const forms = new Set([...words, ...words.map(rootOf), ...wholes]);
  const stems = new Map((await store.known(shelf, [...forms])).map(({ word, known }) => [word, known]));
  const found: AskedWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const whole = stems.get(wholes[at] ?? '') ?? null;
    const known = stems.get(word) ?? stems.get(rootOf(word)) ?? null;
    if (whole !== null) {
      found.push({ word: rootOf(wholes[at] ?? ''), known: whole });
      at += 1;
    } else if (stems.has(word)) found.push({ word: rootOf(word), known });
  }
  return [...new Map(found.map((each) => [each.word, each])).values()];
}

/** The same, and two words that were written as one: `payslip`, where a passage has the two side by side. */
export async function askedWords(store: PassagesStore, shelf: Shelf, query: string): Promise<AskedWord[]> {
  const asked = await lookedUp(store, shelf, writtenWords(query, shelf.locale).slice(0, WORDS_MOST));
  const cuts = asked
    .filter(({ word, known }) => known === null && word.length >= PARTED_LEAST)
    .flatMap(({ word }) => cutsOf(word));
  if (cuts.length === 0) return asked;
  const parted = await store.parted(shelf, cuts);
  return asked.flatMap((each): readonly AskedWord[] => parted.get(each.word) ?? [each]);
}
