import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { greatestCommonFactor, leastCommonMultiple } from '../../../maths/whole-numbers.ts';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-gcf');

const COPRIME = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [2, 7],
  [5, 6],
  [3, 7],
] as const;

function smallestFactor(value: number): number {
  for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return factor;
  return value;
}

function draw(random: SeededRandom, factor: number) {
  const [x, y] = random.pick(COPRIME);
  const [a = 2, b = 3] = random.shuffle([x * factor, y * factor]);
  return { a, b };
}

function askFactor(random: SeededRandom): DraftItem {
  const { a, b } = draw(random, random.integer(4, 12));
  const factor = greatestCommonFactor(a, b);
  const multiple = leastCommonMultiple(a, b);
  const all = { a, b, factor, small: Math.min(a, b), aShare: a / factor, bShare: b / factor };
  const explained = {
    prompt: text(message('ask-factor.explained.prompt'), all),
    nudge: text(message('ask-factor.explained.nudge')),
    steps: [
      step(
        message('ask-factor.explained.step.try-factors-small-largest'),
        message('ask-factor.explained.reason.common-factor-cannot-larger'),
        all,
      ),
      step(
        message('ask-factor.explained.step.factor-ashare-b-factor'),
        message('ask-factor.explained.reason.ashare-bshare-share-factor'),
        all,
      ),
    ],
  };
  return integerItem(explained, factor, [
    [multiple, 'mixed-up-factor-and-multiple'],
    [factor / smallestFactor(factor), 'a-factor-not-the-greatest'],
  ]);
}

function multipleSteps(a: number, b: number, multiple: number) {
  const all = {
    a,
    b,
    large: Math.max(a, b),
    small: Math.min(a, b),
    multiple,
    aTimes: multiple / a,
    bTimes: multiple / b,
  };
  return [
    step(
      message('multiple-steps.step.count-steps-large'),
      message('multiple-steps.reason.every-common-multiple-one'),
      all,
    ),
    step(
      message('multiple-steps.step.multiple-atimes-btimes-b'),
      message('multiple-steps.reason.first-them-small-divides'),
      all,
    ),
  ];
}

function askMultiple(random: SeededRandom, isStory: boolean): DraftItem {
  const { a, b } = draw(random, random.integer(2, 6));
  const multiple = leastCommonMultiple(a, b);
  const explained = {
    prompt: isStory
      ? text(message('ask-multiple.explained.prompt.one-drum-sounds-every'), { a, b })
      : text(message('ask-multiple.explained.prompt.least-common-multiple-b'), { a, b }),
    nudge: text(message('ask-multiple.explained.nudge')),
    steps: multipleSteps(a, b, multiple),
  };
  return integerItem(explained, multiple, [
    [a * b, 'just-the-product'],
    [greatestCommonFactor(a, b), 'mixed-up-factor-and-multiple'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 1 ? askFactor(random) : askMultiple(random, difficulty === 3);
}

/** Greatest common factor and least common multiple (CCSS 6.NS.B.4). */
export const maGcf = generator('ma-gcf', make);
