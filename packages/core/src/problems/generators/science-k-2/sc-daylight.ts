import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { type Explained, choiceItem, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-daylight');

/** Hours from sunrise to sunset on the 21st, rounded to whole hours: December, March, June, September. */
interface Town {
  readonly name: Phrase;
  readonly hours: readonly [number, number, number, number];
}
const TOWNS: readonly [Town, ...Town[]] = [
  { name: message('towns.paris.name'), hours: [8, 12, 16, 12] },
  { name: message('towns.oslo.name'), hours: [6, 12, 19, 12] },
  { name: message('towns.cairo.name'), hours: [10, 12, 14, 12] },
  { name: message('towns.cape-town.name'), hours: [14, 12, 10, 12] },
  { name: message('towns.melbourne.name'), hours: [15, 12, 10, 12] },
  { name: message('towns.delhi.name'), hours: [10, 12, 14, 12] },
  { name: message('towns.toronto.name'), hours: [9, 12, 15, 12] },
];
const MONTHS = [
  message('months.december'),
  message('months.march'),
  message('months.june'),
  message('months.september'),
] as const;
const LABELS = ['12', '3', '6', '9'];

function shown({ name, hours }: Town) {
  const columns = hours.map((value, index) => ({ label: LABELS[index] ?? '', value }));
  return {
    figure: { type: 'columns' as const, unit: 'h', columns },
    figureText: text(message('shown.figure-text'), { name }),
  };
}

const MONTH_STEP = step(message('month-step.step'), message('month-step.reason'));

function readHours(random: SeededRandom, town: Town): DraftItem {
  const at = random.pick([0, 2] as const);
  const hours = town.hours[at];
  const explained: Explained = {
    ...shown(town),
    prompt: text(message('read-hours.explained.prompt'), { name: town.name, month: MONTHS[at] }),
    nudge: text(message('read-hours.explained.nudge')),
    steps: [
      MONTH_STEP,
      step(message('read-hours.explained.step'), message('read-hours.explained.reason'), { hours }),
    ],
  };
  return integerItem(explained, hours, [
    [town.hours[2 - at] ?? 0, 'chart-other-column'],
    [town.hours[1], 'chart-other-column'],
  ]);
}

function longestDay(random: SeededRandom, town: Town): DraftItem {
  const wantsLong = random.integer(0, 1) === 0;
  const isJune = town.hours[2] > town.hours[0] === wantsLong;
  const [right, wrong] = isJune ? [MONTHS[2], MONTHS[0]] : [MONTHS[0], MONTHS[2]];
  const explained: Explained = {
    ...shown(town),
    prompt: text(
      wantsLong
        ? message('longest-day.explained.prompt.name-month-longest-days')
        : message('longest-day.explained.prompt.name-month-shortest-days'),
      { name: town.name },
    ),
    nudge: text(message('longest-day.explained.nudge')),
    steps: [
      step(
        message('longest-day.explained.step.find-right-column'),
        message('longest-day.explained.reason.higher-means-more-hours'),
      ),
      step(
        message('longest-day.explained.step.month'),
        message('longest-day.explained.reason.read-number-below'),
        { month: right },
      ),
    ],
  };
  return choiceItem(explained, random, { text: text(right) }, [
    [{ text: text(wrong) }, 'same-seasons-everywhere'],
    [{ text: text(MONTHS[1]) }, 'chart-other-column'],
  ]);
}

function moreHours(random: SeededRandom, town: Town): DraftItem {
  const other = random.pick([0, 2] as const);
  const against = random.pick([1, 3, 2 - other] as const);
  const [a, b] = [town.hours[other], town.hours[against] ?? 0];
  const all = {
    name: town.name,
    first: MONTHS[other],
    second: MONTHS[against] ?? MONTHS[1],
    high: Math.max(a, b),
    low: Math.min(a, b),
    by: Math.abs(a - b),
  };
  const explained: Explained = {
    ...shown(town),
    prompt: text(message('more-hours.explained.prompt'), all),
    nudge: text(message('more-hours.explained.nudge')),
    steps: [MONTH_STEP, step('{high} − {low} = {by}', message('more-hours.explained.reason'), all)],
  };
  return integerItem(explained, all.by, [
    [a + b, 'added-for-difference'],
    [all.high, 'one-value-only'],
    [all.low, 'one-value-only'],
  ]);
}

/** Day length over the year, from a chart (NGSS 1-ESS1-2). */
export const scDaylight = generator('sc-daylight', (random, difficulty) => {
  const town = random.pick(TOWNS);
  if (difficulty === 1) return readHours(random, town);
  return difficulty === 2 ? longestDay(random, town) : moreHours(random, town);
});
