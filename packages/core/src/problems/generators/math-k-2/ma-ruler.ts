import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { barOnScale, type BarOnScale } from './bar-on-scale.ts';

const message = messagesOf('ma-ruler');

/** How many centimetres long? */
function measure(bar: BarOnScale): DraftItem {
  const all = { start: bar.start, end: bar.end, long: bar.end - bar.start };
  const explained = {
    ...barOnScale('numbers', bar),
    prompt: text(message('measure.explained.prompt')),
    nudge: text(message('measure.explained.nudge')),
    steps: [
      step(message('measure.explained.step'), message('measure.explained.reason.follow-left-line-down'), all),
      step('{end} − {start} = {long}', message('measure.explained.reason.steps-between-length'), all),
    ],
  };
  return integerItem(explained, all.long, [
    [bar.end, 'read-the-end-only'],
    [all.long + 1, 'counted-marks-not-units'],
  ]);
}

const NUDGE_LONGER = text(message('nudge-longer'));

/** How many centimetres longer than something known? */
function compare(bar: BarOnScale, other: number): DraftItem {
  const long = bar.end - bar.start;
  const all = { start: bar.start, end: bar.end, other, long, more: long - other };
  const explained = {
    ...barOnScale('numbers', bar),
    prompt: text(message('compare.explained.prompt'), all),
    nudge: NUDGE_LONGER,
    steps: [
      step('{end} − {start} = {long}', message('compare.explained.reason.length-bar'), all),
      step('{long} − {other} = {more}', message('compare.explained.reason.take-away-leaf'), all),
    ],
  };
  return integerItem(explained, all.more, [
    [long, 'gave-one-length-only'],
    [bar.end - other, 'read-the-end-only'],
    [long + other, 'added-to-compare'],
  ]);
}

/** The bar grows: where will it end? */
function grow(bar: BarOnScale, more: number): DraftItem {
  const all = { more, end: bar.end, now: bar.end + more };
  const explained = {
    ...barOnScale('numbers', bar),
    prompt: text(message('grow.explained.prompt'), all),
    nudge: text(message('grow.explained.nudge')),
    steps: [
      step(message('grow.explained.step'), message('grow.explained.reason.follow-right-line-down'), all),
      step('{end} + {more} = {now}', message('grow.explained.reason.go-more-steps-right'), all),
    ],
  };
  return integerItem(explained, all.now, [
    [bar.end - bar.start + more, 'length-for-end'],
    [bar.end + more - 1, 'counted-marks-not-units'],
    [bar.end - more, 'took-away-not-added'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const length = random.integer(10, 15);
  if (difficulty === 1) return measure({ length, start: 0, end: random.integer(3, length) });
  const start = random.integer(1, 4);
  if (difficulty === 2) return measure({ length, start, end: random.integer(start + 2, length) });
  const end = random.integer(start + 3, length - 2);
  if (random.integer(0, 1) === 0) return grow({ length, start, end }, random.integer(2, length - end));
  return compare({ length, start, end }, random.integer(2, end - start - 1));
}

/** Lengths on a ruler, also where the thing does not begin at zero (CCSS 2.MD.A.1, 2.MD.A.4). */
export const maRuler = generator('ma-ruler', make);
