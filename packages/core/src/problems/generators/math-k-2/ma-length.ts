import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
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
    [bar.end, 'read-the-end-only'],
    [long + 1, 'counted-marks-not-units'],
    [long - 1, 'counted-units-beside-it'],
    [bar.length, 'counted-all'],
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
    [long, 'gave-one-length-only'],
    [long + other, 'added-to-compare'],
    [bar.end - other, 'read-the-end-only'],
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
