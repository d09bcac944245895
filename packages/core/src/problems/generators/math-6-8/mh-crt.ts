import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { listText } from './written.ts';

const message = messagesOf('mh-crt');

/** Numbers that share no factor but 1, pair by pair. */
const PAIRS = [
  [3, 5],
  [3, 4],
  [4, 5],
  [3, 7],
  [5, 6],
  [4, 7],
  [5, 7],
  [3, 8],
  [4, 9],
  [5, 9],
  [3, 10],
] as const;
const LARGER = [
  [5, 8],
  [7, 9],
  [8, 9],
  [7, 10],
  [9, 11],
  [5, 12],
  [8, 11],
  [7, 12],
  [6, 11],
  [9, 10],
] as const;
const TRIPLES = [
  [3, 5, 7],
  [2, 3, 5],
  [3, 4, 5],
  [2, 5, 7],
  [3, 4, 7],
  [2, 3, 7],
  [4, 5, 7],
  [3, 5, 8],
] as const;
const WORDS = {
  2: message('words.2'),
  3: message('words.3'),
} as const;
const FRAME = message('frame');

/** The numbers and their remainders by name; `large` is the last, with its remainder. */
function named(moduli: readonly number[], left: readonly number[]) {
  const [p = 3, q = 5, u = 0] = moduli;
  const [r = 1, s = 1, t = 0] = left;
  const [large, rest] = u === 0 ? [q, s] : [u, t];
  return { p, q, u, r, s, t, large, rest, row: listText([rest, rest + large]) };
}

function solve(random: SeededRandom, moduli: readonly number[]): DraftItem {
  const product = moduli.reduce((all, modulus) => all * modulus, 1);
  const answer = random.integer(2 * Math.max(...moduli), product - 1);
  const left = moduli.map((modulus) => answer % modulus);
  if (left.includes(0) || new Set(left).size === 1) return solve(random, moduli);
  const all = { ...named(moduli, left), answer };
  const row = [all.rest, all.rest + all.large];
  const explained = {
    prompt: text(FRAME, { asked: text(WORDS[moduli.length === 3 ? 3 : 2], all) }),
    nudge: text(message('solve.explained.nudge')),
    steps: [
      step(
        message('solve.explained.step.counted-large-s-rest'),
        message('solve.explained.reason.start-remainder-go-equal'),
        all,
      ),
      step(
        message('solve.explained.step.first-fits-all-answer'),
        message('solve.explained.reason.since-counts-share-factor'),
        all,
      ),
    ],
  };
  const onlyFirst: Wrong<number>[] = row
    .filter((value) => value !== answer && value > 1)
    .slice(0, 1)
    .map((value) => [value, 'one-remainder-only']);
  return integerItem(explained, answer, [[answer + product, 'not-the-smallest'], ...onlyFirst]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return solve(random, random.pick(PAIRS));
  return solve(random, difficulty === 2 ? random.pick(LARGER) : random.pick(TRIPLES));
}

/** Sunzi's problem of remainders (c. 3rd to 5th century CE), for pairwise coprime numbers. */
export const mhCrt = generator('mh-crt', make);
