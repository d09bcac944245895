import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, rounded, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { raised } from './written.ts';

const message = messagesOf('ma-sci');

const LABELS = [message('labels.number-before-power'), message('labels.exponent-10')] as const;
/** Tenths as an exact value, and an exponent. */
const pair = (tenths: number, exponent: number) => [fraction(tenths, 10), fraction(exponent, 1)] as const;
const ONE_TO_TEN = message('one-to-ten');

/** An exact value of tenths is written as a decimal, as it would be typed. */
function withDecimals(item: DraftItem): DraftItem {
  const distractors = item.distractors.map((wrong) => ({ ...wrong, answer: decimals(wrong.answer) }));
  return { ...item, answer: decimals(item.answer), distractors };
}
function decimals(answer: string): string {
  return answer
    .split(';')
    .map((piece) => (piece.includes('/') ? String(worth(piece)) : piece))
    .join(';');
}
function worth(piece: string): number {
  const [top = 0, bottom = 1] = piece.split('/').map(Number);
  return rounded(top / bottom, 4);
}

/** The exponent of a large or small number. */
function findExponent(random: SeededRandom): DraftItem {
  const digits = random.integer(1, 9) * 10 + random.integer(1, 9);
  const exponent = random.pick([true, false]) ? random.integer(4, 9) : -random.integer(2, 3);
  const value = exponent > 0 ? digits * 10 ** (exponent - 1) : rounded((digits / 10) * 10 ** exponent, 6);
  const all = { value, front: digits / 10, exponent };
  const explained = {
    prompt: text(message('find-exponent.explained.prompt'), all),
    nudge: text(message('find-exponent.explained.nudge')),
    steps: [
      step(message('find-exponent.explained.step'), ONE_TO_TEN),
      step(
        'n = {exponent}',
        exponent > 0
          ? message('find-exponent.explained.reason.so-times-10-leads')
          : message('find-exponent.explained.reason.so-divisions-10-lead'),
        all,
      ),
    ],
  };
  return integerItem(explained, exponent, [
    [-exponent, 'exponent-sign-lost'],
    [exponent > 0 ? exponent - 1 : exponent + 1, 'zeros-counted'],
  ]);
}

/** (a × 10ᵐ) × (b × 10ⁿ) */
function multiplyThem(random: SeededRandom): DraftItem {
  const [a, b] = [random.integer(2, 9), random.integer(2, 9)];
  const [m, n] = [random.integer(2, 9), random.pick([-4, -3, -2, 2, 3, 4, 5, 6])];
  const carries = a * b >= 10;
  const [tenths, exponent] = carries ? [a * b, m + n + 1] : [a * b * 10, m + n];
  const all = {
    a,
    b,
    m: raised(m),
    n: raised(n),
    product: a * b,
    sum: raised(m + n),
    front: tenths / 10,
    out: raised(exponent),
  };
  const explained = {
    prompt: text(message('multiply-them.explained.prompt'), all),
    nudge: text(message('multiply-them.explained.nudge')),
    steps: [
      step('{a} × {b} = {product}', message('multiply-them.explained.reason.order-factors-matter'), all),
      step('{product} × 10{sum}', message('multiply-them.explained.reason.powers-ten-multiply-adding'), all),
      ...(carries ? [step('{front} × 10{out}', ONE_TO_TEN, all)] : []),
    ],
  };
  return withDecimals(
    listItem(explained, LABELS, pair(tenths, exponent), [
      [pair(a * b * 10, m + n), 'front-number-too-large'],
      [
        pair(tenths, carries ? m + n - 1 : m * n),
        carries ? 'point-moved-the-other-way' : 'exponents-of-product-multiplied',
      ],
      [pair((a + b) * 10, m + n), 'front-numbers-added'],
    ]),
  );
}

/** a × 10ᵐ + b × 10ᵐ⁻¹ */
function addThem(random: SeededRandom): DraftItem {
  const [a, b, m] = [random.integer(2, 8), random.integer(1, 9), random.integer(4, 12)];
  const takes = random.pick([true, false]);
  const tenths = takes ? a * 10 - b : a * 10 + b;
  const all = {
    a,
    b,
    m: raised(m),
    n: raised(m - 1),
    sign: takes ? '−' : '+',
    aligned: b / 10,
    front: tenths / 10,
  };
  const explained = {
    prompt: text(message('add-them.explained.prompt'), all),
    nudge: text(message('add-them.explained.nudge')),
    steps: [
      step('{b} × 10{n} = {aligned} × 10{m}', message('add-them.explained.reason.one-power-more-ten'), all),
      step('{a} {sign} {aligned} = {front}', message('add-them.explained.reason.now-powers-alike'), all),
    ],
  };
  return withDecimals(
    listItem(explained, LABELS, pair(tenths, m), [
      [pair((takes ? a - b : a + b) * 10, m), 'powers-not-aligned'],
      [pair(tenths, m - 1), 'point-moved-the-other-way'],
    ]),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return findExponent(random);
  return difficulty === 2 ? multiplyThem(random) : addThem(random);
}

/** Numbers in scientific notation (CCSS 8.EE.A.3, 8.EE.A.4). */
export const maSci = generator('ma-sci', make);
