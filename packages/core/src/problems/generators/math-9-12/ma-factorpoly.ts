import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { notZero, polynomialItem, product, shownFactor, shownPolynomial, type Formula } from './writing.ts';

const message = messagesOf('ma-factorpoly');

/** (a x + p)(x + q) */
function factors(a: number, p: number, q: number): Formula {
  const [first, second] = [shownFactor(a, p), shownFactor(1, q)];
  return {
    shown: first === second ? `${first}²` : `${first}${second}`,
    coefficients: product([a, p], [1, q]),
  };
}

const PROMPT = message('prompt');
const CHECK = message('check');

/** x² + b x + c */
function plain(p: number, q: number): DraftItem {
  const answer = factors(1, p, q);
  const all = {
    formula: shownPolynomial(answer.coefficients),
    sum: p + q,
    product: p * q,
    p,
    q,
    done: answer.shown,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('plain.explained.nudge')),
    steps: [
      step(
        message('plain.explained.step.wanted-two-numbers-product'),
        message('plain.explained.reason'),
        all,
      ),
      step(message('plain.explained.step.p-q-done'), CHECK, all),
    ],
  };
  return polynomialItem(explained, 'factored', answer, [
    [factors(1, -p, -q), 'signs-of-factors-flipped'],
    [factors(1, 1, p * q), 'product-fits-sum-not'],
    [factors(1, p + q - 1, 1), 'sum-fits-product-not'],
    [factors(1, p + q + 1, -1), 'sum-fits-product-not'],
  ]);
}

/** a x² + b x + c with a > 1 */
function leading(a: number, p: number, q: number): DraftItem {
  const answer = factors(a, p, q);
  const all = {
    formula: shownPolynomial(answer.coefficients),
    sum: p + a * q,
    product: a * p * q,
    p,
    aq: a * q,
    done: answer.shown,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('leading.explained.nudge')),
    steps: [
      step(
        message('leading.explained.step.wanted-two-numbers-product'),
        message('leading.explained.reason'),
        all,
      ),
      step(message('leading.explained.step.p-aq-done'), CHECK, all),
    ],
  };
  const wrong: Wrong<Formula>[] = [
    [factors(a, -p, -q), 'signs-of-factors-flipped'],
    [factors(a, q, p), 'leading-number-swapped'],
  ];
  return polynomialItem(explained, 'factored', answer, wrong);
}

const shareFactor = (a: number, b: number) => [2, 3, 5].some((prime) => a % prime === 0 && b % prime === 0);

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) {
    const a = random.integer(2, 5);
    const [p, q] = [notZero(random, 9), notZero(random, 7)];
    return shareFactor(a, p) || p + a * q === 0 ? make(random, difficulty) : leading(a, p, q);
  }
  const [p, q] = [random.integer(1, 9), random.integer(2, 9)];
  if (difficulty === 1) return plain(p, q);
  const [signP, signQ] = random.pick([
    [1, -1],
    [-1, 1],
    [-1, -1],
  ]);
  return p === q && signP !== signQ ? make(random, difficulty) : plain(p * signP, q * signQ);
}

/** Quadratics as products of two brackets (CCSS HSA-SSE.A.2). */
export const maFactorpoly = generator('ma-factorpoly', make);
