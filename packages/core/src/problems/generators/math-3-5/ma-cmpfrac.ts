import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { leastCommonMultiple } from '../../../maths/whole-numbers.ts';
import { choiceItem, generator, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-cmpfrac');

interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

const PAIRS = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
  [3, 8],
  [4, 8],
  [6, 8],
  [5, 10],
] as const;

/** A larger and a smaller fraction; the smaller one has the larger bottom where that is possible. */
function draw(random: SeededRandom, difficulty: Difficulty): readonly [Fraction, Fraction] {
  if (difficulty === 1) {
    const top = random.integer(1, 3);
    const bottom = random.integer(top + 1, 6);
    return [
      { top, bottom },
      { top, bottom: bottom + random.integer(1, 4) },
    ];
  }
  const [small, large] = random.pick(PAIRS);
  const bottoms = difficulty === 2 ? [small, large] : random.shuffle([small, large]);
  const [a = small, b = large] = bottoms;
  const first = { top: random.integer(1, a - 1), bottom: a };
  const second = { top: random.integer(1, b - 1), bottom: b };
  const difference = first.top * second.bottom - second.top * first.bottom;
  if (difference === 0) return draw(random, difficulty);
  return difference > 0 ? [first, second] : [second, first];
}

const written = ({ top, bottom }: Fraction) => `${top}/${bottom}`;

function stepsOf(all: Fillers) {
  return [
    step(message('steps-of.step.common-parts-fit-both'), message('steps-of.reason.only-parts-one-size'), all),
    step(
      message('steps-of.step.large-takes-largeparts-them'),
      message('steps-of.reason.more-parts-one-size'),
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [large, small] = draw(random, difficulty);
  const common = leastCommonMultiple(large.bottom, small.bottom);
  const all = {
    large: written(large),
    small: written(small),
    common,
    largeParts: (large.top * common) / large.bottom,
    smallParts: (small.top * common) / small.bottom,
  };
  const [first = large, second = small] = random.shuffle([large, small]);
  const option = (template: string): Option => ({ text: text(template, all) });
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [first, second].map(({ top, bottom }) => ({ parts: bottom, shaded: top })),
    },
    figureText: text(message('make.explained.figure-text'), {
      first: written(first),
      second: written(second),
    }),
    prompt: text(message('make.explained.prompt'), { first: written(first), second: written(second) }),
    nudge: text(message('make.explained.nudge')),
    steps: stepsOf(all),
  };
  return choiceItem(explained, random, option('{large} > {small}'), [
    [option('{large} < {small}'), 'larger-bottom-larger-fraction'],
    [option('{large} = {small}'), 'equal-without-counting'],
  ]);
}

/** Which fraction is larger (CCSS 3.NF.A.3, 4.NF.A.2). */
export const maCmpfrac = generator('ma-cmpfrac', make);
