import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-clock');

/** `3:05`, as each language writes it. */
function written(hour: number, minute: number): Phrase {
  const minutes = String(minute).padStart(2, '0');
  return { en: `${hour}:${minutes}`, fr: `${hour} h ${minutes}`, es: `${hour}:${minutes}` };
}

const time = (hour: number, minute: number): Option => ({ text: text(written(hour, minute)) });
const MINUTES = {
  1: [0, 30],
  2: [5, 10, 15, 20, 25],
  3: [35, 40, 45, 50, 55],
} as const;

/** Where the hands point, in words that name no time. */
function figureText(hour: number, minute: number): Phrase {
  const next = (hour % 12) + 1;
  const printed = minute === 0 ? 12 : minute / 5;
  const words =
    minute === 0
      ? message('figure-text.words.short-hand-points-hour')
      : message('figure-text.words.short-hand-between-hour');
  return text(words, { hour, next, printed });
}

function stepsOf(hour: number, minute: number) {
  const all = { printed: minute === 0 ? 12 : minute / 5, minute, time: written(hour, minute) };
  return [
    step(message('steps-of.step.find-short-hand-first'), message('steps-of.reason.last-number-passed-hour')),
    step(message('steps-of.step.long-hand-printed-minutes'), message('steps-of.reason.count-fives-12'), all),
    step(message('steps-of.step.time'), message('steps-of.reason.hours-first-then-minutes'), all),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const hour = random.integer(1, 12);
  const minute = random.pick(MINUTES[difficulty]);
  const printed = minute === 0 ? 12 : minute / 5;
  const explained = {
    figure: { type: 'clock', hour, minute } as const,
    figureText: figureText(hour, minute),
    prompt: text(message('make.explained.prompt')),
    nudge: text(message('make.explained.nudge')),
    steps: stepsOf(hour, minute),
  };
  return choiceItem(explained, random, time(hour, minute), [
    [time(printed, (hour % 12) * 5), 'clock-hands-swapped'],
    [time((hour % 12) + 1, minute), 'hour-read-too-far'],
    [time(hour, printed), 'minutes-as-printed'],
  ]);
}

/** Reading a clock face to five minutes (CCSS 2.MD.C.7). */
export const maClock = generator('ma-clock', make);
