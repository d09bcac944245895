import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational, multiply } from '../../../maths/rational.ts';
import { fraction, generator, inLowestTerms, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { properFraction } from '../drawing/draw-fraction.ts';

const message = messagesOf('ma-multfrac');

function stepsOf(all: Fillers) {
  return [
    step(message('steps-of.step.b-d-bottoms-small'), message('steps-of.reason.each-part-one-fraction'), all),
    step(message('steps-of.step.c-tops-them-taken'), message('steps-of.reason.tops-count-parts-taken'), all),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const most = difficulty === 1 ? 5 : 9;
  const [p, q] = [properFraction(random, most), properFraction(random, most)];
  const [a, b] = difficulty === 1 ? [1, p.bottom] : [p.top, p.bottom];
  const { top: c, bottom: d } = q;
  const answer = multiply(fraction(a, b), fraction(c, d));
  const all = {
    a,
    b,
    c,
    d,
    first: `${a}/${b}`,
    second: `${c}/${d}`,
    tops: a * c,
    bottoms: b * d,
    worth: inLowestTerms(`${a * c}/${b * d}`, formatRational(answer)),
  };
  const explained = {
    prompt: text(difficulty === 3 ? message('make.explained.prompt') : '{first} × {second} = ?', all),
    nudge: text(message('make.explained.nudge'), all),
    steps: stepsOf(all),
  };
  return rationalItem(explained, answer, difficulty === 3 ? 'simplest' : 'any', [
    [fraction(a * d, b * c), 'cross-multiplied-product'],
    [fraction(a * c, b + d), 'common-bottom-kept-in-product'],
  ]);
}

/** Products of fractions (CCSS 5.NF.B.4). */
export const maMultfrac = generator('ma-multfrac', make);
