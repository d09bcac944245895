import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { writtenRows } from '../math-9-12/matrices.ts';
import { exact, notZero, shownPolynomial, inBrackets } from '../math-9-12/writing.ts';
import { fractionalSystem, ringDeterminant } from './elimination.ts';

const message = messagesOf('ma-linalg');

type Pair = readonly [number, number];
type Triple = readonly [number, number, number];

const PROMPT = message('prompt');

function small([a, b]: Pair, [c, d]: Pair): DraftItem {
  const value = a * d - b * c;
  const all = {
    rows: writtenRows([
      [a, b],
      [c, d],
    ]),
    products: `${inBrackets(a)} · ${inBrackets(d)} − ${inBrackets(b)} · ${inBrackets(c)}`,
    down: a * d,
    up: inBrackets(b * c),
    value,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('small.explained.nudge')),
    steps: [
      step('{products}', message('small.explained.reason.rows-b-c-d'), all),
      step('{down} − {up} = {value}', message('small.explained.reason.area-parallelogram-rows-sign'), all),
    ],
  };
  return integerItem(explained, value, [
    [a * d + b * c, 'diagonals-added'],
    [a * d, 'diagonal-product-only'],
  ]);
}

function large(first: Triple, second: Triple, third: Triple): DraftItem {
  const minor = (p: 0 | 1 | 2, q: 0 | 1 | 2) => second[p] * third[q] - second[q] * third[p];
  const [m1, m2, m3] = [minor(1, 2), minor(0, 2), minor(0, 1)];
  const [a, b, c] = first;
  const value = a * m1 - b * m2 + c * m3;
  const all = {
    rows: writtenRows([first, second, third]),
    formula: `${inBrackets(a)} · ${inBrackets(m1)} − ${inBrackets(b)} · ${inBrackets(m2)} + ${inBrackets(c)} · ${inBrackets(m3)}`,
    one: `${inBrackets(second[1])} · ${inBrackets(third[2])} − ${inBrackets(second[2])} · ${inBrackets(third[1])}`,
    m1,
    value,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('large.explained.nudge')),
    steps: [
      step(message('large.explained.step'), message('large.explained.reason.strike-out-row-column'), all),
      step('{formula} = {value}', message('large.explained.reason.signs-along-first-row'), all),
    ],
  };
  return integerItem(explained, value, [
    [a * m1 + b * m2 + c * m3, 'all-cofactors-plus'],
    [a * second[1] * third[2], 'diagonal-product-only'],
  ]);
}

/** Eigenvalues p and q of the matrix with rows (p + u, …): trace and determinant give them back. */
function eigenvalues([a, b]: Pair, [c, d]: Pair, [p, q]: Pair): DraftItem {
  const all = {
    rows: writtenRows([
      [a, b],
      [c, d],
    ]),
    trace: a + d,
    determinant: a * d - b * c,
    equation: `${shownPolynomial([1, -(a + d), a * d - b * c], 'λ')} = 0`,
    p,
    q,
  };
  const explained = {
    prompt: text(message('eigenvalues.explained.prompt'), all),
    nudge: text(message('eigenvalues.explained.nudge')),
    steps: [
      step('{equation}', message('eigenvalues.explained.reason.determinant-i-minus-trace'), all),
      step(
        message('eigenvalues.explained.step'),
        message('eigenvalues.explained.reason.check-their-sum-trace'),
        all,
      ),
    ],
  };
  return setItem(explained, exact(p, q), [
    [a === d ? exact(a) : exact(a, d), 'diagonal-as-eigenvalues'],
    [exact(-p, -q), 'eigenvalue-signs-turned'],
  ]);
}

/** A matrix with these eigenvalues: the diagonal one seen in another basis of determinant 1. */
function drawWithEigenvalues(random: SeededRandom, p: number, q: number): readonly [Pair, Pair] {
  const [m, n] = [notZero(random, 2), notZero(random, 2)];
  const gap = q - p;
  return [
    [p - m * n * gap, m * gap],
    [-n * (1 + m * n) * gap, q + m * n * gap],
  ];
}

function drawEigenvalues(random: SeededRandom): DraftItem {
  const [p, q] = [random.integer(-6, 6), random.integer(-6, 6)];
  const [first, second] = drawWithEigenvalues(random, p, q);
  const isPlain = p === q || first[1] * second[0] === 0 || p * q === 0;
  return isPlain ? drawEigenvalues(random) : eigenvalues(first, second, [p, q]);
}

function drawLarge(random: SeededRandom): DraftItem {
  const upTo = (most: number) => notZero(random, most);
  return large(
    [upTo(4), upTo(4), upTo(4)],
    [upTo(4), upTo(4), random.integer(-4, 4)],
    [random.integer(-4, 4), upTo(4), upTo(4)],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const upTo = (most: number) => notZero(random, most);
  if (difficulty === 1) return small([upTo(9), upTo(9)], [upTo(9), upTo(9)]);
  if (difficulty === 2) return random.pick([drawLarge, fractionalSystem])(random);
  return random.pick([drawEigenvalues, ringDeterminant])(random);
}

/** Determinants, elimination in fractions, and eigenvalues. */
export const maLinalg = generator('ma-linalg', make);
