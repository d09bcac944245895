import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { SAME_ON_BOTH } from './same-on-both.ts';

const message = messagesOf('ma-eq2');

/** p x ± q = r */
function solveTerms(x: number, p: number, q: number, sign: '+' | '−'): DraftItem {
  const right = sign === '+' ? p * x + q : p * x - q;
  const all = { x, p, q, sign, right, undo: sign === '+' ? '−' : '+', px: p * x };
  const moved = sign === '+' ? right + q : right - q;
  const explained = {
    prompt: text('{p}x {sign} {q} = {right}. x = ?', all),
    nudge: text(message('solve-terms.explained.nudge')),
    steps: [
      step('{p}x = {right} {undo} {q} = {px}', SAME_ON_BOTH, all),
      step('x = {px} ÷ {p} = {x}', message('solve-terms.explained.reason'), all),
    ],
  };
  return rationalItem(explained, fraction(x, 1), 'any', [
    [fraction(moved, p), 'sign-kept-when-moved'],
    [fraction(p * x, 1), 'stopped-before-dividing'],
    [sign === '+' ? fraction(right - p * q, p) : fraction(right + p * q, p), 'divided-one-term-only'],
  ]);
}

/** p (x ± q) = r */
function solveBrackets(x: number, p: number, q: number, sign: '+' | '−'): DraftItem {
  const inside = sign === '+' ? x + q : x - q;
  const right = p * inside;
  const all = { x, p, q, sign, right, inside, undo: sign === '+' ? '−' : '+' };
  const explained = {
    prompt: text('{p}(x {sign} {q}) = {right}. x = ?', all),
    nudge: text(message('solve-brackets.explained.nudge')),
    steps: [
      step('x {sign} {q} = {right} ÷ {p} = {inside}', message('solve-brackets.explained.reason'), all),
      step('x = {inside} {undo} {q} = {x}', SAME_ON_BOTH, all),
    ],
  };
  return rationalItem(explained, fraction(x, 1), 'any', [
    [sign === '+' ? fraction(right - q, p) : fraction(right + q, p), 'distributed-first-only'],
    [fraction(sign === '+' ? inside + q : inside - q, 1), 'sign-kept-when-moved'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [p, q] = [random.integer(2, 9), random.integer(2, 12)];
  const x = random.integer(2, 12) * (difficulty === 2 && random.integer(0, 1) === 1 ? -1 : 1);
  const sign = random.pick(['+', '−']);
  return difficulty === 3 ? solveBrackets(sign === '−' ? x + q : x, p, q, sign) : solveTerms(x, p, q, sign);
}

/** Equations undone in two steps (CCSS 7.EE.B.4). */
export const maEq2 = generator('ma-eq2', make);
