import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, inLowestTerms, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-addfrac');

interface Sum {
  readonly a: number;
  readonly b: number;
  readonly parts: number;
  readonly sign: '+' | '−';
}

function draw(random: SeededRandom, difficulty: Difficulty): Sum {
  const parts = random.integer(difficulty === 1 ? 4 : 5, 12);
  if (difficulty === 1) {
    const a = random.integer(1, parts - 2);
    return { a, b: random.integer(1, parts - 1 - a), parts, sign: '+' };
  }
  if (difficulty === 2) {
    const a = random.integer(3, parts - 1);
    return { a, b: random.integer(1, a - 1), parts, sign: '−' };
  }
  const a = random.integer(2, parts - 1);
  return { a, b: random.integer(parts - a + 1, parts - 1), parts, sign: '+' };
}

function stepsOf(all: Fillers) {
  return [
    step('{a} {sign} {b} = {top}', message('steps-of.reason.count-parts-one-size'), all),
    step('{first} {sign} {second} = {worth}', message('steps-of.reason.size-parts-parts-change'), all),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const { a, b, parts, sign } = draw(random, difficulty);
  const top = sign === '+' ? a + b : a - b;
  const answer = fraction(top, parts);
  const all = {
    a,
    b,
    parts,
    sign,
    top,
    first: `${a}/${parts}`,
    second: `${b}/${parts}`,
    worth: inLowestTerms(`${top}/${parts}`, formatRational(answer)),
  };
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [
        { parts, shaded: a },
        { parts, shaded: b },
      ],
    },
    figureText: text(message('make.explained.figure-text'), all),
    prompt: text(message('make.explained.prompt'), all),
    nudge: text(message('make.explained.nudge')),
    steps: stepsOf(all),
  };
  return rationalItem(explained, answer, 'any', [
    sign === '+'
      ? [fraction(top, 2 * parts), 'add-tops-and-bottoms']
      : [fraction(top, 1), 'subtract-tops-and-bottoms'],
    [fraction(parts, top), 'flipped-fraction'],
  ]);
}

/** Sums and differences of parts of one size (CCSS 4.NF.B.3). */
export const maAddfrac = generator('ma-addfrac', make);
