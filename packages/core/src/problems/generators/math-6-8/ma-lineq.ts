import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { SAME_ON_BOTH } from './same-on-both.ts';

const message = messagesOf('ma-lineq');

const DIVIDE_AND_CHECK = message('divide-and-check');

/** a x + b = c x + d */
function bothSides(a: number, b: number, c: number, d: number): DraftItem {
  const answer = fraction(d - b, a - c);
  const all = { a, b, c, d, ac: a - c, db: d - b, x: formatRational(answer) };
  const cx = c === 1 ? 'x' : '{c}x';
  const acx = a - c === 1 ? 'x' : '{ac}x';
  const explained = {
    prompt: text(`{a}x + {b} = ${cx} + {d}. x = ?`, all),
    nudge: text(message('both-sides.explained.nudge')),
    steps: [
      step(`${acx} + {b} = {d}`, SAME_ON_BOTH, all),
      step(`${acx} = {d} − {b} = {db}`, SAME_ON_BOTH, all),
      // One x is left: there is nothing to divide by.
      ...(a - c === 1 ? [] : [step('x = {x}', DIVIDE_AND_CHECK, all)]),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(d - b, a + c), 'x-sides-added'],
    [fraction(d + b, a - c), 'sign-kept-when-moved'],
    [fraction(d - b, 1), 'stopped-before-dividing'],
  ]);
}

/** p (x + q) = c x + d, whole solution. */
function withBrackets(p: number, q: number, c: number, x: number): DraftItem {
  const d = p * (x + q) - c * x;
  const all = { p, q, c, d, pq: p * q, pc: p - c, left: d - p * q, x };
  const cx = c === 1 ? 'x' : '{c}x';
  const explained = {
    prompt: text(`{p}(x + {q}) = ${cx} + {d}. x = ?`, all),
    nudge: text(message('with-brackets.explained.nudge')),
    steps: [
      step(`{p}x + {pq} = ${cx} + {d}`, message('with-brackets.explained.reason'), all),
      step(p - c === 1 ? 'x = {left}' : '{pc}x = {left}', SAME_ON_BOTH, all),
      ...(p - c === 1 ? [] : [step('x = {x}', DIVIDE_AND_CHECK, all)]),
    ],
  };
  return rationalItem(explained, fraction(x, 1), 'any', [
    [fraction(d - q, p - c), 'distributed-first-only'],
    [fraction(d - p * q, p + c), 'x-sides-added'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const c = random.integer(1, 5);
  const a = c + random.integer(1, 5);
  const x = random.integer(2, 9);
  const b = random.integer(2, 12);
  if (difficulty === 1) return bothSides(a, b, c, (a - c) * x + b);
  if (difficulty === 3) return withBrackets(a, random.integer(2, 6), c, x + 1);
  const d = b + random.integer(1, 20);
  return bothSides(a, b, c, d);
}

/** Linear equations with x on both sides (CCSS 8.EE.C.7). */
export const maLineq = generator('ma-lineq', make);
