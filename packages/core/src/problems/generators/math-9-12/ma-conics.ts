import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { exact, labels, notZero, shown, shownPolynomial, shownSum, signed } from './writing.ts';

const message = messagesOf('ma-conics');

const square = (letter: string, shift: number) => `(${shownPolynomial([1, -shift], letter)})²`;
const CIRCLE_LABELS = [
  text(message('circle-labels.center-x')),
  text(message('circle-labels.center-y')),
  text(message('circle-labels.radius')),
];
const PROMPT = message('prompt');
const FORM = message('form');

function circle(a: number, b: number, r: number, isExpanded: boolean): DraftItem {
  const standard = `${square('x', a)} + ${square('y', b)} = ${r * r}`;
  const open = `${shownSum([
    [1, 'x²'],
    [1, 'y²'],
    [-2 * a, 'x'],
    [-2 * b, 'y'],
    [a * a + b * b - r * r, ''],
  ])} = 0`;
  const all = { equation: isExpanded ? open : standard, standard, a, b, r, halfX: -a, halfY: -b };
  const complete = step(message('circle.complete.step'), message('circle.complete.reason'), all);
  const compare = step(message('circle.compare.step'), FORM, all);
  const read = step(message('circle.read.step'), message('circle.read.reason'), all);
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('circle.explained.nudge')),
    steps: isExpanded ? [complete, compare, read] : [compare, read],
  };
  return listItem(explained, CIRCLE_LABELS, exact(a, b, r), [
    [exact(-a, -b, r), 'sign-of-shift'],
    [exact(a, b, r * r), 'radius-not-rooted'],
  ]);
}

/** The focus of y = (x − h)² / (4p) + k. */
function focus(h: number, k: number, p: number): DraftItem {
  const top = h === 0 ? 'x²' : square('x', h);
  const all = {
    equation: `y = ${p < 0 ? '−' : ''}${top}/${4 * Math.abs(p)}${k === 0 ? '' : ` ${signed(k)}`}`,
    four: 4 * p,
    p: shown(p),
    size: 4 * Math.abs(p),
    h,
    k,
    y: k + p,
    move: signed(p),
  };
  const explained = {
    prompt: text(message('focus.explained.prompt'), all),
    nudge: text(message('focus.explained.nudge')),
    steps: [
      step(message('focus.explained.step'), message('focus.explained.reason.y-x-h-4p'), all),
      step('x = {h}, y = {k} {move} = {y}', message('focus.explained.reason.focus-lies-p-above'), all),
    ],
  };
  return listItem(explained, labels('x', 'y'), exact(h, k + p), [
    [exact(h, k - p), 'focus-on-the-other-side'],
    [exact(h, k + 4 * p), 'focus-not-quartered'],
    [exact(-h, k + p), 'sign-of-shift'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [a, b] = [notZero(random, 8), notZero(random, 8)];
  if (difficulty === 3) return focus(random.integer(-5, 5), random.integer(-6, 6), notZero(random, 4));
  return circle(a, b, random.integer(2, 9), difficulty === 2);
}

/** Circles and parabolas from their equations (CCSS HSG-GPE.A.1). */
export const maConics = generator('ma-conics', make);
