import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { type Explained, type Option, choiceItem, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-weather');

const SKIES = ['sun', 'cloud', 'rain'] as const;
type Sky = (typeof SKIES)[number];
const DAYS: Readonly<Record<Sky, Phrase>> = {
  sun: message('days.sun'),
  cloud: message('days.cloud'),
  rain: message('days.rain'),
};

interface Week {
  readonly skies: readonly Sky[];
  readonly degrees: readonly number[];
}

/** Seven days, all of different warmth, each sky at least once. */
function drawWeek(random: SeededRandom): Week {
  const start = random.integer(8, 22);
  const degrees = random.shuffle([0, 1, 2, 3, 4, 5, 6].map((day) => start + day + (day > 3 ? 2 : 0)));
  const more = [random.pick(SKIES), random.pick(SKIES), random.pick(SKIES), random.pick(SKIES)];
  return { skies: random.shuffle([...SKIES, ...more]), degrees };
}

function weekFigure({ skies, degrees }: Week) {
  const columns = degrees.map((value, day) => ({
    label: String(day + 1),
    value,
    picture: skies[day] ?? 'sun',
  }));
  return {
    figure: { type: 'columns' as const, unit: '°C', columns },
    figureText: text(message('week-figure.figure-text')),
  };
}

const LOOK = text(message('look'));

function countDays(random: SeededRandom, week: Week): DraftItem {
  const sky = random.pick(SKIES);
  const counts = SKIES.map((kind) => ({ kind, count: week.skies.filter((day) => day === kind).length }));
  const count = counts.find(({ kind }) => kind === sky)?.count ?? 0;
  const explained: Explained = {
    ...weekFigure(week),
    prompt: text(message('count-days.explained.prompt'), {
      days: DAYS[sky],
    }),
    nudge: LOOK,
    steps: [
      step(
        message('count-days.explained.step.look-only-pictures'),
        message('count-days.explained.reason.pictures-show-sky'),
      ),
      step(
        message('count-days.explained.step.count-them-count'),
        message('count-days.explained.reason.each-picture-one-day'),
        { count },
      ),
    ],
  };
  const others = counts.filter(({ kind }) => kind !== sky).map(({ count: other }) => other);
  return integerItem(explained, count, [
    ...others.map((other) => [other, 'chart-other-column'] as const),
    [7, 'chart-other-column'],
  ]);
}

const dayOption = (day: number): Option => ({
  text: text(message('day-option.text'), { day: day + 1 }),
});

function extremeDay(random: SeededRandom, week: Week): DraftItem {
  const wantsWarm = random.integer(0, 1) === 0;
  const rising = week.degrees
    .map((_, day) => day)
    .toSorted((a, b) => (week.degrees[a] ?? 0) - (week.degrees[b] ?? 0));
  const [right = 0, middle = 0, other = 0] = wantsWarm
    ? [rising[6], rising[3], rising[0]]
    : [rising[0], rising[3], rising[6]];
  const explained: Explained = {
    ...weekFigure(week),
    prompt: text(
      wantsWarm
        ? message('extreme-day.explained.prompt.day-warmest')
        : message('extreme-day.explained.prompt.day-coldest'),
    ),
    nudge: LOOK,
    steps: [
      step(
        message('extreme-day.explained.step.compare-high-columns'),
        message('extreme-day.explained.reason.higher-column-warmer-day'),
      ),
      step(
        message('extreme-day.explained.step.day-day'),
        message('extreme-day.explained.reason.read-number-below'),
        { day: right + 1 },
      ),
    ],
  };
  return choiceItem(explained, random, dayOption(right), [
    [dayOption(other), 'largest-for-smallest'],
    [dayOption(middle), 'chart-other-column'],
  ]);
}

function warmerBy(random: SeededRandom, week: Week): DraftItem {
  const [first = 0, second = 1] = random.shuffle([0, 1, 2, 3, 4, 5, 6]);
  const [a, b] = [week.degrees[first] ?? 0, week.degrees[second] ?? 0];
  const [warm, cold] = a > b ? [first, second] : [second, first];
  const [high, low] = [Math.max(a, b), Math.min(a, b)];
  const all = { warm: warm + 1, cold: cold + 1, high, low, by: high - low };
  const explained: Explained = {
    ...weekFigure(week),
    prompt: text(message('warmer-by.explained.prompt'), all),
    nudge: text(message('warmer-by.explained.nudge')),
    steps: [
      step(
        message('warmer-by.explained.step'),
        message('warmer-by.explained.reason.degrees-stand-above-columns'),
      ),
      step('{high} − {low} = {by}', message('warmer-by.explained.reason.count-up-low-high'), all),
    ],
  };
  return integerItem(explained, high - low, [
    [high + low, 'added-for-difference'],
    [high, 'one-value-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const week = drawWeek(random);
  if (difficulty === 1) return countDays(random, week);
  return difficulty === 2 ? extremeDay(random, week) : warmerBy(random, week);
}

/** Reading the weather of a week (NGSS K-ESS2-1). */
export const scWeather = generator('sc-weather', make);
