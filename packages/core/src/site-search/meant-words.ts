import type { Locale } from '@ori/contracts/locale';
import { closeness, soundOf } from '../search/closeness.ts';
import { stemIn } from './query-words.ts';
import type { Postings } from './postings.ts';

/** A known word that a written one may stand for, and how surely: 0–1. */
export interface Meant {
  readonly word: string;
  readonly trust: number;
}

/** A word of a query with the known words it may stand for. */
export interface AskedWord {
  readonly asked: string;
  readonly meant: readonly Meant[];
  /** Whether it is known as it is written, or begins a known word. */
  readonly isKnown: boolean;
}

const SAME_STEM = 0.8;
/** The word somebody is still typing: the more of it is there, the surer. */
const BEGUN_LEAST = 0.55;
const BEGUN_MOST = 0.92;
const BEGUN_LETTERS = 2;
const BEGUN_WORDS = 60;
/** As many letters as begin no more words than this may be a word with a slip as well. */
const WHOLE_LETTERS = 6;
const CHANCES = 2;
const GUESSES = 4;
const GUESS_LEAST = 0.4;
const GUESS_NEAR_BEST = 0.15;

/** How children write what they hear; each pair sounds alike in one of the languages or in all. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/eau|au|aw/g, 'o'],
  [/ou|oo|ew/g, 'u'],
  [/ai|ay|ei/g, 'e'],
  [/igh|y/g, 'i'],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^[gj](?=[ei])/, 'j'],
];
const BY_EAR = 0.95;
const heard = (word: string): string => HEARD.reduce((so, [from, to]) => so.replace(from, to), word);

/** How surely one word was meant to be the other, by its letters or by how it sounds to a child. */
function likeness(written: string, word: string): number {
  const [one, other] = [heard(written), heard(word)];
  const byEar = one === written && other === word ? 0 : closeness(one, other) * BY_EAR;
  return Math.max(closeness(written, word), byEar);
}

/** The place of the first word that does not come before this one. */
function placeOf(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A word with the letters it has, as bits: what is alike has most of them in common. */
interface Lettered {
  readonly word: string;
  /** The first sound. */
  readonly first: string;
  readonly written: number;
  readonly spoken: number;
}

const SLIPS_LETTERS = 4;
const LONGER_BY = 4;

function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return bits;
}

function letteredOf(word: string): Lettered {
  const sound = soundOf(heard(word));
  return { word, first: sound[0] ?? '', written: lettersOf(word), spoken: lettersOf(sound) };
}

function countBits(bits: number): number {
  let left = bits >>> 0;
  let count = 0;
  for (; left !== 0; left = (left & (left - 1)) >>> 0) count += 1;
  return count;
}

/** Whether two words can be alike at all: a slip changes two letters at most. Quick, for the whole vocabulary. */
function isLikely(one: Lettered, other: Lettered): boolean {
  const [a, b] = [one.word.length, other.word.length];
  if (Math.abs(a - b) > LONGER_BY) return false;
  const apart = 2 * Math.ceil(Math.min(a, b) / SLIPS_LETTERS);
  return countBits(one.written ^ other.written) <= apart || countBits(one.spoken ^ other.spoken) <= apart;
}

/** Knows the words of an index: what a written word may stand for. */
export function createVocabulary(postings: Postings, locale: Locale) {
  const { words } = postings;
  const bySound = Map.groupBy(
    words.filter((word) => word.length > 3 && !/\d/.test(word)).map(letteredOf),
    ({ first }) => first,
  );
  const has = (word: string): boolean => postings.count(word) > 0;

  /** Other words of the same stem; a stem is always the beginning of its words. */
  function familyOf(asked: string): Meant[] {
    const stem = stemIn(asked, locale);
    const found: Meant[] = [];
    for (let at = placeOf(words, stem); words[at]?.startsWith(stem); at += 1) {
      const word = words[at] ?? '';
      if (word !== asked && stemIn(word, locale) === stem) found.push({ word, trust: SAME_STEM });
    }
    return found;
  }

  function begunWith(start: string): Meant[] {
    if (start.length < BEGUN_LETTERS) return [];
    const found: Meant[] = [];
    for (
      let at = placeOf(words, start);
      words[at]?.startsWith(start) && found.length < BEGUN_WORDS;
      at += 1
    ) {
      const word = words[at] ?? '';
      const share = start.length / word.length;
      if (word !== start) found.push({ word, trust: BEGUN_LEAST + (BEGUN_MOST - BEGUN_LEAST) * share });
    }
    return found;
  }

  function guessed(written: string): Meant[] {
    const asked = letteredOf(written);
    const close = (bySound.get(asked.first) ?? [])
      .filter((known) => isLikely(asked, known))
      .map(({ word }) => ({ word, trust: likeness(written, word) }))
      .filter(({ trust }) => trust >= GUESS_LEAST)
      .toSorted((a, b) => b.trust - a.trust || postings.count(b.word) - postings.count(a.word));
    const best = close[0]?.trust ?? 0;
    return close.filter(({ trust }) => trust >= best - GUESS_NEAR_BEST).slice(0, GUESSES);
  }

  return {
    has,
    /** `isLast`: somebody may still be typing it. */
    meantBy(asked: string, isLast: boolean): AskedWord {
      const itself: Meant[] = has(asked) ? [{ word: asked, trust: 1 }] : [];
      const family = familyOf(asked);
      const begun = isLast ? begunWith(asked) : [];
      const sure = [...itself, ...family, ...begun];
      const isKnown = sure.length > 0 || asked.length < 4 || /\d/.test(asked);
      // A whole word with a slip may begin another by chance: `magnit` for magnet, and magnitude.
      const isChance =
        begun.length === sure.length && begun.length <= CHANCES && asked.length >= WHOLE_LETTERS;
      const meant = isKnown && !isChance ? sure : [...sure, ...guessed(asked)];
      return { asked, meant, isKnown };
    },
  };
}
export type Vocabulary = ReturnType<typeof createVocabulary>;
