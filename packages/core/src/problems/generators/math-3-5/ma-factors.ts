import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, step, type Option } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-factors');

const numbers = (values: readonly number[]) => values.map((value) => fraction(value, 1));
const SMALL = [6, 8, 10, 12, 14, 15, 18, 20, 21, 22, 26, 27] as const;
const LARGE = [
  24, 28, 30, 32, 36, 40, 42, 44, 45, 48, 50, 52, 54, 56, 60, 63, 64, 66, 70, 72, 75, 80,
] as const;

/** Factors in pairs, from 1 and the number itself inwards. */
function factorPairs(value: number): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (let factor = 1; factor * factor <= value; factor += 1)
    if (value % factor === 0) pairs.push([factor, value / factor]);
  return pairs;
}

function listFactors(random: SeededRandom, value: number): DraftItem {
  const pairs = factorPairs(value);
  const factors = [...new Set(pairs.flat())];
  const missed: readonly number[] = pairs[random.integer(1, pairs.length - 1)] ?? [];
  const all = { value, count: factors.length, pairs: pairs.map(([a, b]) => `${a} × ${b}`).join(', ') };
  const explained = {
    prompt: text(message('list-factors.explained.prompt'), all),
    nudge: text(message('list-factors.explained.nudge')),
    steps: [
      step('1 × {value} = {value}', message('list-factors.explained.reason.1-number-itself-always'), all),
      step(message('list-factors.explained.step'), message('list-factors.explained.reason.try-2-3-4'), all),
    ],
  };
  return setItem(explained, numbers(factors), [
    [numbers(factors.filter((factor) => factor !== 1 && factor !== value)), 'forgot-one-and-itself'],
    [numbers(factors.filter((factor) => !missed.includes(factor))), 'missed-a-factor-pair'],
    [numbers([value, 2 * value, 3 * value]), 'multiples-for-factors'],
  ]);
}

/** The three first multiples beyond some number. */
function listMultiples(random: SeededRandom): DraftItem {
  const base = random.integer(3, 12);
  const first = random.integer(3, 9);
  const bound = base * first - random.integer(1, base - 1);
  const multiples = [0, 1, 2].map((more) => base * (first + more));
  const all = { base, bound, times: first, a: multiples[0] ?? 0, b: multiples[1] ?? 0, c: multiples[2] ?? 0 };
  const explained = {
    prompt: text(message('list-multiples.explained.prompt'), all),
    nudge: text(message('list-multiples.explained.nudge'), all),
    steps: [
      step(
        message('list-multiples.explained.step'),
        message('list-multiples.explained.reason.multiples-base-times-whole'),
        all,
      ),
      step('{a}, {b}, {c}', message('list-multiples.explained.reason.first-one-times-base'), all),
    ],
  };
  return setItem(explained, numbers(multiples), [
    [numbers(multiples.map((value) => value - base)), 'one-term-off'],
    [numbers(multiples.map((value) => value + base)), 'one-term-off'],
  ]);
}

const option = (value: number): Option => ({ text: text('{value}', { value }) });

const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
] as const;
const ODD_COMPOSITE = [
  9, 15, 21, 25, 27, 33, 35, 39, 45, 49, 51, 55, 57, 63, 65, 69, 75, 77, 81, 85, 87, 91, 93, 95, 99,
] as const;
const EVEN_COMPOSITE = [4, 6, 8, 10, 14, 22, 26, 34, 38, 46, 58, 62, 74, 82, 86, 94] as const;

function whichIsPrime(random: SeededRandom): DraftItem {
  const prime = random.pick(PRIMES);
  const explained = {
    prompt: text(message('which-is-prime.explained.prompt')),
    nudge: text(message('which-is-prime.explained.nudge')),
    steps: [
      step(
        message('which-is-prime.explained.step.try-share-each-number'),
        message('which-is-prime.explained.reason.prime-exactly-two-factors'),
      ),
      step(
        message('which-is-prime.explained.step.prime-only-factors-1'),
        message('which-is-prime.explained.reason.other-number-divides'),
        { prime },
      ),
    ],
  };
  const withOne = random.integer(0, 3) === 0;
  return choiceItem(explained, random, option(prime), [
    [option(random.pick(ODD_COMPOSITE)), 'odd-means-prime'],
    [option(random.pick(EVEN_COMPOSITE)), 'even-taken-for-prime'],
    withOne ? [option(1), 'one-taken-for-prime'] : [option(random.pick(ODD_COMPOSITE)), 'odd-means-prime'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const isFirst = random.integer(0, 1) === 0;
  if (difficulty === 1) return isFirst ? listFactors(random, random.pick(SMALL)) : listMultiples(random);
  if (difficulty === 2) return whichIsPrime(random);
  return listFactors(random, random.pick(LARGE));
}

/** Factors, multiples and primes up to a hundred (CCSS 4.OA.B.4). */
export const maFactors = generator('ma-factors', make);
