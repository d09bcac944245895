import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { greatestCommonFactor } from '../../../maths/whole-numbers.ts';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-equivfrac');

const SIZES = {
  1: { bottom: 5, factor: 3 },
  2: { bottom: 10, factor: 6 },
  3: { bottom: 10, factor: 6 },
} as const;

function draw(random: SeededRandom, difficulty: Difficulty) {
  const size = SIZES[difficulty];
  const bottom = random.integer(2, size.bottom);
  const top = random.integer(1, bottom - 1);
  const shared = greatestCommonFactor(top, bottom);
  return { top: top / shared, bottom: bottom / shared, factor: random.integer(2, size.factor) };
}

function stepsOf(ways: Fillers) {
  return [
    step('{fromBottom} {sign} ? = {toBottom}', message('steps-of.reason.parts-cut-joined'), ways),
    step('{fromTop} {sign} {factor} = {toTop}', message('steps-of.reason.same-happens-shaded-parts'), ways),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const { top, bottom, factor } = draw(random, difficulty);
  const [bigTop, bigBottom] = [top * factor, bottom * factor];
  const shrinks = difficulty === 3;
  const all = { top, bottom, factor, bigTop, bigBottom, sign: shrinks ? '÷' : '×' };
  const [fromTop, fromBottom, toTop, toBottom] = shrinks
    ? [bigTop, bigBottom, top, bottom]
    : [top, bottom, bigTop, bigBottom];
  const ways = {
    ...all,
    from: `${fromTop}/${fromBottom}`,
    to: `${toTop}/${toBottom}`,
    fromTop,
    fromBottom,
    toTop,
    toBottom,
  };
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [
        { parts: fromBottom, shaded: fromTop },
        { parts: toBottom, shaded: 0 },
      ],
    },
    figureText: text(message('make.explained.figure-text'), ways),
    prompt: text(message('make.explained.prompt'), ways),
    nudge: text(message('make.explained.nudge'), ways),
    steps: stepsOf(ways),
  };
  const added = toBottom - fromBottom + fromTop;
  return integerItem(explained, toTop, [
    ...(added > 0 ? [[added, 'add-same-to-both'] as const] : []),
    [fromTop, 'top-stays'],
  ]);
}

/** The same amount in other parts (CCSS 4.NF.A.1). */
export const maEquivfrac = generator('ma-equivfrac', make);
