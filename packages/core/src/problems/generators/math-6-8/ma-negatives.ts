import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, rounded, step, type Option } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-negatives');

const READ_A = text(message('read-a'));

const READ_POINT_NUDGE = message('read-point-nudge');

/** A point left of zero on a number line whose ticks are one or more apart. */
function readPoint(random: SeededRandom): DraftItem {
  const apart = random.pick([1, 2, 5, 10]);
  const [left, right] = [random.integer(5, 8), random.integer(2, 4)];
  const place = random.integer(1, left - 1);
  const [from, to] = [-left * apart, right * apart];
  const all = { from, to, apart, place, answer: -place * apart };
  const explained = {
    prompt: READ_A,
    figure: {
      type: 'number-line' as const,
      from,
      to,
      ticks: left + right + 1,
      marks: [
        { at: from, label: `−${left * apart}` },
        { at: 0, label: '0' },
        { at: apart, label: String(apart) },
        { at: -place * apart, label: 'A' },
      ],
    },
    figureText: text(message('read-point.explained.figure-text'), all),
    nudge: text(READ_POINT_NUDGE),
    steps: [
      step(
        message('read-point.explained.step.one-tick-apart'),
        message('read-point.explained.reason.number-right-zero-shows'),
        all,
      ),
      step(
        message('read-point.explained.step.place-ticks-left-answer'),
        message('read-point.explained.reason.left-zero-numbers-negative'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.answer, [
    [-all.answer, 'minus-forgotten'],
    [-place, 'ticks-as-ones'],
  ]);
}

const option = (value: number): Option => ({ text: text('{value}', { value }) });
const positionsBy = (values: readonly number[], key: (value: number) => number) =>
  values.map((_, index) => index).toSorted((a, b) => key(values[a] ?? 0) - key(values[b] ?? 0));

/** Four different numbers, some below zero, whose sizes are all different. */
function drawNumbers(random: SeededRandom, scale: number, most: number): readonly number[] {
  const sizes = random.shuffle(Array.from({ length: most }, (_, index) => index + 1)).slice(0, 4);
  const below = random.integer(2, 3);
  return sizes
    .map((size, index) => rounded((index < below ? -size : size) / scale, 2))
    .toSorted((a, b) => a - b);
}

function putInOrder(random: SeededRandom, scale: number, most: number): DraftItem {
  const values = drawNumbers(random, scale, most);
  const [lowest = 0] = values;
  const highest = values.at(-1) ?? 0;
  const explained = {
    prompt: text(message('put-in-order.explained.prompt')),
    nudge: text(message('put-in-order.explained.nudge')),
    steps: [
      step(
        message('put-in-order.explained.step.first-come-those-below'),
        message('put-in-order.explained.reason.every-negative-number-less'),
      ),
      step(
        message('put-in-order.explained.step.first-lowest-last-highest'),
        message('put-in-order.explained.reason.below-zero-farther-zero'),
        { lowest, highest },
      ),
    ],
  };
  return orderItem(explained, random, values.map(option), [
    [positionsBy(values, Math.abs), 'size-without-sign'],
    [[3, 2, 1, 0], 'order-from-largest'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return readPoint(random);
  return difficulty === 2 ? putInOrder(random, 1, 15) : putInOrder(random, random.pick([2, 4, 10]), 19);
}

/** Numbers below zero on a line and in order (CCSS 6.NS.C.5, 6.NS.C.6, 6.NS.C.7). */
export const maNegatives = generator('ma-negatives', make);
