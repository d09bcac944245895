import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational, type Rational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-eq1');

const NUDGE = text(message('nudge'));

function solveSum(x: number, shift: number, sign: '+' | '−'): DraftItem {
  const right = sign === '+' ? x + shift : x - shift;
  const all = { shift, sign, right, x, undo: sign === '+' ? '−' : '+' };
  const explained = {
    prompt: text('x {sign} {shift} = {right}. x = ?', all),
    nudge: NUDGE,
    steps: [
      step('x = {right} {undo} {shift}', message('solve-sum.explained.reason.both-sides-change-alike'), all),
      step('x = {x}', message('solve-sum.explained.reason.check-x-sign-shift'), all),
    ],
  };
  return rationalItem(explained, fraction(x, 1), 'any', [
    [fraction(sign === '+' ? right + shift : right - shift, 1), 'sign-kept-when-moved'],
  ]);
}

function solveProduct(factor: number, right: number): DraftItem {
  const answer = fraction(right, factor);
  const all = { factor, right, x: formatRational(answer) };
  const explained = {
    prompt: text('{factor}x = {right}. x = ?', all),
    nudge: NUDGE,
    steps: [
      step('x = {right} ÷ {factor}', message('solve-product.explained.reason.factor-x-means-factor'), all),
      step('x = {x}', message('solve-product.explained.reason.check-multiplying-back-factor'), all),
    ],
  };
  const wrong: Wrong<Rational>[] = [
    [fraction(right - factor, 1), 'opposite-not-used'],
    [fraction(factor, right), 'divided-upside-down'],
    [fraction(right * factor, 1), 'opposite-not-used'],
  ];
  return rationalItem(explained, answer, 'any', wrong);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1)
    return solveSum(random.integer(3, 20), random.integer(2, 15), random.pick(['+', '−']));
  const factor = random.integer(2, 9);
  if (difficulty === 2) return solveProduct(factor, factor * random.integer(2, 12));
  const right = random.integer(2, 30);
  return solveProduct(factor, right % factor === 0 ? right + 1 : right);
}

/** Equations undone in one step (CCSS 6.EE.B.7). */
export const maEq1 = generator('ma-eq1', make);
