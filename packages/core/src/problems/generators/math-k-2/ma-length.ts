import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { COUNTED_ALL } from '../../misconceptions/counting.ts';
import {
  ADDED_TO_COMPARE,
  COUNTED_BESIDE_IT,
  COUNTED_MARKS_NOT_UNITS,
  NOT_COMPARED,
  READ_THE_END_ONLY,
} from '../../misconceptions/measuring.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { barOnScale, type BarOnScale } from './bar-on-scale.ts';

const message = messagesOf('ma-length');

const COVERED = step(message('covered.step'), message('covered.reason'));
const NUDGE = text(message('nudge'));

/** How many tiles long? */
function measure(bar: BarOnScale): DraftItem {
  const long = bar.end - bar.start;
  const explained = {
    ...barOnScale('tiles', bar),
    prompt: text(message('measure.explained.prompt')),
    nudge: NUDGE,
    steps: [COVERED, step(message('measure.explained.step'), message('measure.explained.reason'), { long })],
  };
  return integerItem(explained, long, [
    [bar.end, READ_THE_END_ONLY],
    [long + 1, COUNTED_MARKS_NOT_UNITS],
    [long - 1, COUNTED_BESIDE_IT],
    [bar.length, COUNTED_ALL],
  ]);
}

/** How much longer than another bar that was measured before? */
function compare(bar: BarOnScale, other: number): DraftItem {
  const long = bar.end - bar.start;
  const all = { other, long, more: long - other };
  const explained = {
    ...barOnScale('tiles', bar),
    prompt: text(message('compare.explained.prompt'), all),
    nudge: NUDGE,
    steps: [COVERED, step('{long} − {other} = {more}', message('compare.explained.reason'), all)],
  };
  return integerItem(explained, long - other, [
    [long, NOT_COMPARED],
    [long + other, ADDED_TO_COMPARE],
    [bar.end - other, READ_THE_END_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const length = random.integer(8, 14);
  if (difficulty === 1) return measure({ length, start: 0, end: random.integer(3, length - 1) });
  const start = random.integer(1, 3);
  const end = random.integer(start + 4, length);
  if (difficulty === 2) return measure({ length, start, end });
  return compare({ length, start, end }, random.integer(2, end - start - 1));
}

/** Length as a number of equal units laid end to end (CCSS 1.MD.A.2). */
export const maLength = generator('ma-length', make);
