import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty, Figure } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { askWarmingCause } from './warming-causes.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-warming');

/** Carbon dioxide in the air at Mauna Loa, yearly means in ppm, rounded (NOAA Global Monitoring Laboratory). */
const CARBON_DIOXIDE = [
  { year: 1960, ppm: 317 },
  { year: 1970, ppm: 326 },
  { year: 1980, ppm: 339 },
  { year: 1990, ppm: 354 },
  { year: 2000, ppm: 370 },
  { year: 2010, ppm: 390 },
  { year: 2020, ppm: 414 },
] as const;

const CHART: Figure = {
  type: 'columns',
  unit: 'ppm',
  columns: CARBON_DIOXIDE.map(({ year, ppm }) => ({ label: String(year), value: ppm })),
};
const CHART_WORDS = CARBON_DIOXIDE.map(({ year, ppm }) => `${year}: ${ppm}`).join('; ');
const READ: Done = [message('read.read-columns-both-years'), message('read.ppm-means-parts-million')];

function twoYears(random: SeededRandom) {
  const from = random.integer(0, 5);
  const to = random.integer(from + 1, 6);
  return { from: CARBON_DIOXIDE[from] ?? CARBON_DIOXIDE[0], to: CARBON_DIOXIDE[to] ?? CARBON_DIOXIDE[6] };
}

function rise(random: SeededRandom): DraftItem {
  const { from, to } = twoYears(random);
  const difference = to.ppm - from.ppm;
  const explained = worked(
    {
      prompt: message('rise.explained.work.prompt'),
      nudge: message('rise.explained.work.nudge'),
      rule: READ,
      work: [['{b} − {a} = {difference} ppm', message('rise.explained.work.later-minus-earlier')]],
      figure: CHART,
      figureText: CHART_WORDS,
    },
    { year1: String(from.year), year2: String(to.year), a: from.ppm, b: to.ppm, difference },
  );
  return integerItem(explained, difference, [
    [to.ppm, 'one-value-only'],
    [from.ppm, 'one-value-only'],
    [from.ppm + to.ppm, 'added-for-difference'],
  ]);
}

function yearlyRate(random: SeededRandom): DraftItem {
  const { from, to } = twoYears(random);
  const difference = to.ppm - from.ppm;
  const years = to.year - from.year;
  const rate = rounded(difference / years, 1);
  const explained = worked(
    {
      prompt: message('yearly-rate.explained.work.prompt'),
      nudge: message('yearly-rate.explained.work.nudge'),
      rule: READ,
      work: [
        ['{b} − {a} = {difference} ppm', message('rise.explained.work.later-minus-earlier')],
        ['{difference} ÷ {years} ≈ {rate}', message('yearly-rate.explained.work.same-step-each')],
      ],
      figure: CHART,
      figureText: CHART_WORDS,
    },
    { year1: String(from.year), year2: String(to.year), a: from.ppm, b: to.ppm, difference, years, rate },
  );
  return decimalItem(explained, rate, { tolerance: 0.06 }, [
    [difference, 'one-value-only'],
    [rounded(to.ppm / years, 1), 'one-value-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return rise(random);
  return difficulty === 2 ? yearlyRate(random) : askWarmingCause(random);
}

/** Causes of recent warming, from data (NGSS MS-ESS3-5). */
export const scWarming = generator('sc-warming', make);
