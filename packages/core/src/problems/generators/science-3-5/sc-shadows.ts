import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { type Explained, type Option, choiceItem, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-shadows');

const NUDGE = text(message('nudge'));
/** Noon shadows of a 100 cm stick on the 21st of months 12, 3, 6, 9, in whole cm: 100 × tan of the Sun’s distance from overhead. */
interface Town {
  readonly name: Phrase;
  readonly latitude: number;
}
const TOWNS: readonly [Town, ...Town[]] = [
  { name: message('towns.paris.name'), latitude: 48.9 },
  { name: message('towns.cairo.name'), latitude: 30 },
  { name: message('towns.delhi.name'), latitude: 28.6 },
  { name: message('towns.tokyo.name'), latitude: 35.7 },
  { name: message('towns.cape-town.name'), latitude: -33.9 },
  { name: message('towns.melbourne.name'), latitude: -37.8 },
];
const SEASONS = [
  ['12', -23.4],
  ['3', 0],
  ['6', 23.4],
  ['9', 0],
] as const;

function noonShadows({ latitude }: Town) {
  return SEASONS.map(([label, sun]) => ({
    label,
    value: Math.round(100 * Math.tan((Math.abs(latitude - sun) * Math.PI) / 180)),
  }));
}

/** Shadows at five hours of one day: short at noon, equal two hours before and after. */
function drawDay(random: SeededRandom) {
  const noon = random.integer(6, 24) * 5;
  const near = noon + random.integer(4, 9) * 5;
  const far = near + random.integer(12, 24) * 5;
  return [
    ['8 h', far],
    ['10 h', near],
    ['12 h', noon],
    ['14 h', near],
    ['16 h', far],
  ].map(([label, value]) => ({ label: String(label), value: Number(value) }));
}

function shown(columns: { label: string; value: number }[]) {
  return {
    figure: { type: 'columns' as const, unit: 'cm', columns },
    figureText: text(message('shown.figure-text'), {
      values: columns.map(({ label, value }) => `${label}: ${value}`).join('; '),
    }),
  };
}

function readHour(random: SeededRandom): DraftItem {
  const columns = drawDay(random);
  const at = random.integer(0, 4);
  const [value = 0, other = 0, noon = 0, early = 0] = [at, (at + 1) % 5, 2, 0].map(
    (hour) => columns[hour]?.value ?? 0,
  );
  const explained: Explained = {
    ...shown(columns),
    prompt: text(message('read-hour.explained.prompt'), { hour: columns[at]?.label ?? '' }),
    nudge: text(message('read-hour.explained.nudge')),
    steps: [
      step(
        message('read-hour.explained.step'),
        message('read-hour.explained.reason.each-column-shows-shadow'),
      ),
      step('{value} cm', message('read-hour.explained.reason.value-stands-top'), { value }),
    ],
  };
  return integerItem(explained, value, [
    [other, 'chart-other-column'],
    [noon, 'chart-other-column'],
    [early, 'chart-other-column'],
  ]);
}

/** Mirror the day: the shadow of the afternoon from that of the morning, or the shortest hour’s difference. */
function overTheDay(random: SeededRandom): DraftItem {
  const columns = drawDay(random);
  const early = random.pick([0, 1] as const);
  const [high, low] = [columns[early]?.value ?? 0, columns[2]?.value ?? 0];
  const all = { hour: columns[early]?.label ?? '', high, low, by: high - low };
  const explained: Explained = {
    ...shown(columns),
    prompt: text(message('over-the-day.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(
        message('over-the-day.explained.step'),
        message('over-the-day.explained.reason.higher-sun-shorter-shadow'),
      ),
      step('{high} − {low} = {by}', message('over-the-day.explained.reason.difference-both-lengths'), all),
    ],
  };
  return integerItem(explained, high - low, [
    [high + low, 'added-for-difference'],
    [high, 'one-value-only'],
    [low, 'one-value-only'],
  ]);
}

const month = (label: string): Option => ({
  text: text(message('month.text'), { label }),
});

/** Noon shadows over the year of a real town: when is summer there? */
function overTheYear(random: SeededRandom): DraftItem {
  const town = random.pick(TOWNS);
  const columns = noonShadows(town);
  const wantsSummer = random.integer(0, 1) === 0;
  const isJune = town.latitude > 0 === wantsSummer;
  const [right, wrong] = isJune ? [month('6'), month('12')] : [month('12'), month('6')];
  const explained: Explained = {
    ...shown(columns),
    prompt: text(
      wantsSummer
        ? message('over-the-year.explained.prompt.chart-shows-noon-shadow')
        : message('over-the-year.explained.prompt.chart-shows-noon-shadow-2'),
      { name: town.name },
    ),
    nudge: text(message('over-the-year.explained.nudge')),
    steps: [
      step(
        message('over-the-year.explained.step.summer-sun-stands-high'),
        message('over-the-year.explained.reason.high-sun-makes-short'),
      ),
      step(
        message('over-the-year.explained.step.month'),
        message('over-the-year.explained.reason.south-equator-seasons-other'),
        { month: right.text },
      ),
    ],
  };
  return choiceItem(explained, random, right, [
    [wrong, town.latitude > 0 ? 'high-sun-long-shadow' : 'same-seasons-everywhere'],
    [month('3'), 'chart-other-column'],
  ]);
}

/** Shadow lengths over a day and over the seasons (NGSS 5-ESS1-2). */
export const scShadows = generator('sc-shadows', (random, difficulty) => {
  if (difficulty === 1) return readHour(random);
  return difficulty === 2 ? overTheDay(random) : overTheYear(random);
});
