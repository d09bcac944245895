import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, integerItem, step, type Option } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-calround');

const WHEELS = [
  [4, 6],
  [6, 8],
  [6, 9],
  [8, 12],
  [10, 4],
  [9, 12],
  [10, 15],
  [6, 10],
  [12, 18],
  [8, 20],
  [14, 21],
  [15, 20],
  [12, 20],
  [16, 24],
  [13, 26],
  [18, 24],
  [20, 25],
  [9, 15],
] as const;

function leastCommon(a: number, b: number): number {
  let common = Math.max(a, b);
  while (common % a !== 0 || common % b !== 0) common += Math.max(a, b);
  return common;
}

/** When two turning wheels meet again. */
function meet(random: SeededRandom): DraftItem {
  const [a, b] = random.pick(WHEELS);
  const common = leastCommon(a, b);
  const all = { a, b, common, larger: Math.max(a, b), smaller: Math.min(a, b) };
  const explained = {
    prompt: text(message('meet.explained.prompt'), all),
    nudge: text(message('meet.explained.nudge')),
    steps: [
      step(
        message('meet.explained.step.go-through-multiples-larger'),
        message('meet.explained.reason.wheel-back-after-each'),
        all,
      ),
      step(
        message('meet.explained.step.common-first-smaller-divides'),
        message('meet.explained.reason.least-common-multiple'),
        all,
      ),
    ],
  };
  return integerItem(explained, common, [
    [a * b, 'wheels-multiplied'],
    [a + b, 'wheels-added'],
  ]);
}

const DAYS = [
  message('days.monday'),
  message('days.tuesday'),
  message('days.wednesday'),
  message('days.thursday'),
  message('days.friday'),
  message('days.saturday'),
  message('days.sunday'),
] as const;
const dayOf = (index: number) => DAYS[((index % 7) + 7) % 7] ?? DAYS[0];
const dayOption = (index: number): Option => ({ text: text(dayOf(index)) });

/** The weekday after so many days. */
function weekday(random: SeededRandom): DraftItem {
  const [today, weeks, rest] = [random.integer(0, 6), random.integer(3, 52), random.integer(1, 6)];
  const days = 7 * weeks + rest;
  const all = { today: dayOf(today), days, weeks, full: 7 * weeks, rest, later: dayOf(today + rest) };
  const explained = {
    prompt: text(message('weekday.explained.prompt'), all),
    nudge: text(message('weekday.explained.nudge')),
    steps: [
      step(
        '{days} = 7 × {weeks} + {rest}',
        message('weekday.explained.reason.full-weeks-change-nothing'),
        all,
      ),
      step(message('weekday.explained.step'), message('weekday.explained.reason.remainder-says-far-go'), all),
    ],
  };
  return choiceItem(explained, random, dayOption(today + rest), [
    [dayOption(today - rest), 'counted-backwards'],
    [dayOption(today + rest - 1), 'counted-the-starting-day'],
  ]);
}

const TWO_WHEELS_PROMPT = message('two-wheels-prompt');

const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)];

const on = (from: number, by: number, size: number) => ((((from - 1 + by) % size) + size) % size) + 1;

/** Places on the wheels of 13 and of 20 days, both counted from 1. */
function twoWheels(random: SeededRandom): DraftItem {
  const [number, place, days] = [random.integer(1, 13), random.integer(1, 20), random.integer(21, 250)];
  const [first, second] = [on(number, days, 13), on(place, days, 20)];
  const all = { number, place, days, restA: days % 13, restB: days % 20, first, second };
  const explained = {
    prompt: text(TWO_WHEELS_PROMPT, all),
    nudge: text(message('two-wheels.explained.nudge')),
    steps: [
      step(
        message('two-wheels.explained.step.days-days-resta-more'),
        message('two-wheels.explained.reason.divide-keep-remainder'),
        all,
      ),
      step(
        message('two-wheels.explained.step.go-number-place-first'),
        message('two-wheels.explained.reason.after-last-place-each'),
        all,
      ),
    ],
  };
  return listItem(
    explained,
    [message('two-wheels.labels.number-1-13'), message('two-wheels.labels.day-name-1-20')],
    pair(first, second),
    [
      [pair(on(number, days - 1, 13), on(place, days - 1, 20)), 'counted-the-starting-day'],
      [pair(on(number, -days, 13), on(place, -days, 20)), 'counted-backwards'],
      [pair(second, first), 'places-swapped'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return meet(random);
  return difficulty === 2 ? weekday(random) : twoWheels(random);
}

/** Turning calendars: common multiples and remainders. */
export const mhCalround = generator('mh-calround', make);
