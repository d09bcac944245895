import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, step } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import {
  exact,
  notZero,
  product,
  shown,
  shownFactor,
  shownPolynomial,
  shownRational,
  signed,
} from './writing.ts';

const message = messagesOf('ma-quadratic');

const PROMPT = message('prompt');
const BOTH_SIGNS = message('both-signs');

/** (x − h)² = k² */
function square(h: number, k: number): DraftItem {
  const all = {
    equation: `${shownFactor(1, -h)}² = ${k * k}`,
    inside: shownPolynomial([1, -h]),
    k,
    minus: -k,
    first: h + k,
    second: h - k,
    opposite: signed(h),
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('square.explained.nudge')),
    steps: [
      step(message('square.explained.step.inside-k-inside-minus'), BOTH_SIGNS, all),
      step(message('square.explained.step.x-k-opposite-first'), message('square.explained.reason'), all),
    ],
  };
  return setItem(explained, exact(h + k, h - k), [
    [exact(h + k), 'one-root-only'],
    [exact(-h + k, -h - k), 'factor-read-as-root'],
  ]);
}

/** (x − r)(x − s) = 0, multiplied out. */
function factorable(r: number, s: number): DraftItem {
  const all = {
    equation: `${shownPolynomial(product([1, -r], [1, -s]))} = 0`,
    sum: -r - s,
    product: r * s,
    done: `${shownFactor(1, -r)}${shownFactor(1, -s)} = 0`,
    r,
    s,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('factorable.explained.nudge')),
    steps: [
      step(
        message('factorable.explained.step.two-numbers-product-product'),
        message('factorable.explained.reason.x-m-x-n'),
        all,
      ),
      step(
        message('factorable.explained.step.done-so-x-r'),
        message('factorable.explained.reason.product-zero-exactly-when'),
        all,
      ),
    ],
  };
  return setItem(explained, exact(r, s), [
    [exact(-r, -s), 'factor-read-as-root'],
    [exact(Math.max(r, s)), 'one-root-only'],
  ]);
}

const FORMULA_FIRST = message('formula-first');

/** (a x − r)(x − s) = 0, multiplied out, by the formula. */
function byFormula(a: number, r: number, s: number): DraftItem {
  const [, b = 0, c = 0] = product([a, -r], [1, -s]);
  const root = Math.abs(a * s - r);
  const [first, second] = [fraction(r, a), fraction(s, 1)];
  const all = {
    equation: `${shownPolynomial([a, b, c])} = 0`,
    inside: b * b - 4 * a * c,
    root,
    b: shown(Math.abs(b)),
    formula: `x = (${shown(-b)} ± √${b * b - 4 * a * c}) / ${2 * a}`,
    done: `x = (${shown(-b)} ± ${root}) / ${2 * a}`,
    first: shownRational(first),
    second: shownRational(second),
    under: `${b < 0 ? `(${shown(b)})` : b}² − 4 · ${a} · ${c < 0 ? `(${shown(c)})` : c}`,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(FORMULA_FIRST),
    steps: [
      step('{under} = {inside}', message('by-formula.explained.reason.positive-so-there-two'), all),
      step('{formula}', message('by-formula.explained.reason.x-b-b-4ac'), all),
      step(message('by-formula.explained.step'), BOTH_SIGNS, all),
    ],
  };
  return setItem(
    explained,
    [first, second],
    [
      [[fraction(-r, a), fraction(-s, 1)], 'factor-read-as-root'],
      [exact(r, a * s), 'divided-by-two-only'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return square(notZero(random, 9), random.integer(1, 9));
  const [r, s] = [notZero(random, 9), notZero(random, 9)];
  if (difficulty === 2) return r === s ? make(random, difficulty) : factorable(r, s);
  const a = random.pick([2, 3, 5]);
  return r % a === 0 ? make(random, difficulty) : byFormula(a, r, s);
}

/** Quadratic equations by roots, by factors and by the formula (CCSS HSA-REI.B.4). */
export const maQuadratic = generator('ma-quadratic', make);
