import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step, type Explained } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-elapsed');

/** Minutes since midnight as `3:05`, the way each language writes it. */
function written(minutes: number): Phrase {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return { en: `${hour}:${minute}`, fr: `${hour} h ${minute}`, es: `${hour}:${minute}` };
}

const WHAT = [
  message('what.film'),
  message('what.train-ride'),
  message('what.swimming-lesson'),
  message('what.drum-rehearsal'),
  message('what.football-match'),
  message('what.boat-trip'),
] as const;
const TIME_LABELS = [message('time-labels.hours'), message('time-labels.minutes')] as const;
const asTime = (minutes: number) => [fraction(Math.floor(minutes / 60), 1), fraction(minutes % 60, 1)];

function clock(minutes: number): Pick<Explained, 'figure' | 'figureText'> {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return {
    figure: { type: 'clock', hour, minute },
    figureText: text(message('clock.figure-text'), { time: written(minutes) }),
  };
}

/** How many minutes between two times. */
function minutesBetween(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const hour = random.integer(2, 10);
  const startMinute = difficulty === 1 ? random.integer(1, 6) * 5 : random.integer(7, 11) * 5;
  const long =
    difficulty === 1
      ? random.integer(3, 11 - startMinute / 5) * 5
      : random.integer(13 - startMinute / 5, 11) * 5;
  const start = hour * 60 + startMinute;
  const all = { what: random.pick(WHAT), start: written(start), end: written(start + long), long };
  const full = (hour + 1) * 60;
  const fillers = {
    ...all,
    full: written(full),
    first: full - start,
    rest: start + long - full,
    from: startMinute,
    to: (start + long) % 60,
  };
  const isWithin = difficulty === 1;
  const explained = {
    ...clock(start),
    prompt: text(message('minutes-between.explained.prompt'), all),
    nudge: text(message('minutes-between.explained.nudge')),
    steps: isWithin ? withinSteps(fillers) : acrossSteps(fillers),
  };
  return integerItem(explained, long, [
    isWithin ? [fillers.to, 'read-the-end-only'] : [long + 40, 'hour-of-a-hundred-minutes'],
    [Math.abs(fillers.from - fillers.to), 'hour-not-carried'],
    [60 - long, 'went-back-in-time'],
  ]);
}

type Numbers = Readonly<Record<'from' | 'to' | 'long' | 'first' | 'rest', number>> & {
  readonly full: Phrase;
};

function withinSteps(all: Numbers) {
  return [
    step(message('within-steps.step'), message('within-steps.reason.new-hour-begins'), all),
    step('{to} − {from} = {long}', message('within-steps.reason.start-end'), all),
  ];
}

function acrossSteps(all: Numbers) {
  return [
    step(message('across-steps.step'), message('across-steps.reason.hour-60-minutes'), all),
    step('{first} + {rest} = {long}', message('across-steps.reason.then-rest-minutes-more'), all),
  ];
}

const lasting = (minutes: number): Phrase =>
  minutes < 60
    ? text(message('lasting.minutes-minutes'), { minutes })
    : text(message('lasting.hours-h-rest-min'), { hours: Math.floor(minutes / 60), rest: minutes % 60 });

/** When does it end (or, going back, when did it start)? A new hour begins on the way. */
function otherEnd(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const startMinute = random.integer(6, 11) * 5;
  const over = random.integer(13 - startMinute / 5, 11) * 5;
  const hours = difficulty === 2 ? 0 : random.integer(1, 2);
  const start = random.integer(2, 8) * 60 + startMinute;
  const long = hours * 60 + over;
  const isBack = difficulty === 3 && random.integer(0, 1) === 0;
  const [known, asked] = isBack ? [start + long, start] : [start, start + long];
  const way = isBack ? -1 : 1;
  const naive = Math.floor(known / 60) * 60 + way * hours * 60 + (asked % 60);
  const all = { what: random.pick(WHAT), known: written(known), long: lasting(long), asked: written(asked) };
  const explained = {
    ...clock(known),
    ...otherEndWords(all, isBack),
    steps: otherEndSteps(known, asked, hours, way),
  };
  const other = known - way * long;
  const isHundredSayable = isBack ? asked % 60 < 20 : startMinute + over >= 100;
  return listItem(explained, TIME_LABELS, asTime(asked), [
    [asTime(naive), 'hour-not-carried'],
    ...(isHundredSayable ? [[asTime(asked - way * 40), 'hour-of-a-hundred-minutes'] as const] : []),
    ...(other >= 60 && other < 780 ? [[asTime(other), 'went-back-in-time'] as const] : []),
  ]);
}

function otherEndWords(all: Readonly<Record<'what' | 'known' | 'long', Phrase>>, isBack: boolean) {
  const ends = message('other-end-words.ends');
  const starts = message('other-end-words.starts');
  return {
    prompt: text(isBack ? ends : starts, all),
    nudge: text(message('other-end-words.nudge')),
  };
}

function otherEndSteps(known: number, asked: number, hours: number, way: 1 | -1) {
  const full = way === 1 ? Math.ceil(known / 60) * 60 : Math.floor(known / 60) * 60;
  const moved = Math.abs(full - known);
  const all = {
    full: written(full),
    moved,
    left: Math.abs(asked - full) - hours * 60,
    hours,
    asked: written(asked),
  };
  const further =
    hours === 0
      ? message('other-end-steps.further.still-left-min-go')
      : message('other-end-steps.further.still-hours-h-left');
  return [
    step(message('other-end-steps.step'), message('across-steps.reason.hour-60-minutes'), all),
    step(further, message('other-end-steps.reason.all-parts-time-used'), all),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return minutesBetween(random, difficulty);
  if (difficulty === 2 && random.integer(0, 1) === 0) return minutesBetween(random, difficulty);
  return otherEnd(random, difficulty);
}

/** Time that passes, also past a full hour (CCSS 3.MD.A.1). */
export const maElapsed = generator('ma-elapsed', make);
