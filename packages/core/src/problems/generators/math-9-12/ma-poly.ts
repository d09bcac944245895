import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, step, type Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { expanded, notZero, polynomialItem, product, shownPolynomial, type Coefficients } from './writing.ts';

const message = messagesOf('ma-poly');

const inBrackets = (coefficients: Coefficients) => `(${shownPolynomial(coefficients)})`;
const EVERY_TERM = message('every-term');
const LIKE_TERMS = message('like-terms');

type Three = readonly [number, number, number];

/** Sum or difference of two quadratics. */
function sum(first: Three, second: Three, sign: 1 | -1): DraftItem {
  const [a, b, c] = first;
  const [d, e, f] = second;
  const total = [a + sign * d, b + sign * e, c + sign * f] as const;
  const all: Fillers = {
    formula: `${inBrackets(first)} ${sign === 1 ? '+' : '−'} ${inBrackets(second)}`,
    open: `${shownPolynomial(first)} ${shownPolynomial([0, ...second.map((value) => sign * value)]).replace(/^(−?)/, (minus) => (minus ? '− ' : '+ '))}`,
    done: shownPolynomial(total),
  };
  const explained: Explained = {
    prompt: text(message('sum.explained.prompt'), all),
    nudge: text(message('sum.explained.nudge')),
    steps: [step('{open}', message('sum.explained.reason'), all), step('{done}', LIKE_TERMS, all)],
  };
  return polynomialItem(
    explained,
    'expanded',
    expanded(total),
    sign === -1
      ? [
          [expanded([a - d, b + e, c + f]), 'minus-first-term-only'],
          [expanded([a - d, b - e, c + f]), 'minus-first-term-only'],
        ]
      : [[expanded([total[0], 0, total[1], 0, total[2]]), 'exponents-added-in-sum']],
  );
}

const positive = (coefficients: Coefficients) => coefficients.map(Math.abs);

/** One bracket times another. */
function multiply(first: Coefficients, second: Coefficients): DraftItem {
  const total = product(first, second);
  const [a = 0, b = 0] = first;
  const firstsAndLasts = total.map(() => 0);
  firstsAndLasts[0] = a * (second[0] ?? 0);
  firstsAndLasts[total.length - 1] = b * (second.at(-1) ?? 0);
  const all: Fillers = {
    formula: `${inBrackets(first)}${inBrackets(second)}`,
    split: `${shownPolynomial([a, 0])} · ${inBrackets(second)} ${b < 0 ? '−' : '+'} ${Math.abs(b)} · ${inBrackets(second)}`,
    rows: `${shownPolynomial(product([a, 0], second))} ${b < 0 ? '− ' : '+ '}${inBrackets(second.map((value) => Math.abs(b) * value))}`,
    done: shownPolynomial(total),
  };
  const explained: Explained = {
    prompt: text(message('multiply.explained.prompt'), all),
    nudge: text(message('multiply.explained.nudge')),
    steps: [
      step('{split}', EVERY_TERM, all),
      step('{rows}', message('multiply.explained.reason'), all),
      step('{done}', LIKE_TERMS, all),
    ],
  };
  return polynomialItem(explained, 'expanded', expanded(total), [
    [expanded(firstsAndLasts), 'firsts-and-lasts-only'],
    [expanded(product(positive(first), positive(second))), 'signs-lost-in-product'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const part = (most: number) => notZero(random, most);
  if (difficulty === 2) return multiply([random.integer(1, 5), part(7)], [random.integer(1, 5), part(7)]);
  if (difficulty === 3)
    return multiply([random.integer(1, 4), part(5)], [random.integer(1, 4), part(6), part(6)]);
  const first: Three = [random.integer(1, 6), part(9), part(9)];
  const second: Three = [random.integer(1, 6), part(9), part(9)];
  return sum(first, second, first[0] === second[0] ? 1 : random.pick([1, -1]));
}

/** Sums and products of polynomials (CCSS HSA-APR.A.1). */
export const maPoly = generator('ma-poly', make);
