import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-stats-inf');

/** Standard errors on each side for a level in percent, as tables give them. */
const LEVELS = [
  [90, 1.645],
  [95, 1.96],
  [99, 2.576],
] as const;
const SIZES = [16, 25, 36, 49, 64, 100, 144, 400] as const;

/** What is measured, its unit, a usual mean, and the largest standard deviation. */
const SUBJECTS = [
  [message('subjects.flour-bags'), 'g', 1000, 20],
  [message('subjects.candles'), 'min', 300, 25],
  [message('subjects.bamboo-poles'), 'cm', 240, 8],
  [message('subjects.phone-batteries'), 'h', 30, 2.5],
] as const;

function draw(random: SeededRandom) {
  const [thing, unit, mean, spread] = random.pick(SUBJECTS);
  const [level, factor] = random.pick(LEVELS);
  return {
    thing,
    unit,
    mean: rounded(mean + random.integer(-20, 20) / 10, 1),
    spread: rounded((spread * random.integer(4, 10)) / 10, 2),
    n: random.pick(SIZES),
    level,
    factor,
  };
}
type Drawn = ReturnType<typeof draw>;

const ROOT_LAW = message('root-law');
const NUDGE = text(message('nudge'));

/** Half the width of an interval for a mean. */
function margin(drawn: Drawn): DraftItem {
  const { spread, n, factor } = drawn;
  const error = spread / Math.sqrt(n);
  const value = rounded(factor * error, 2);
  const all = { ...drawn, root: Math.sqrt(n), error: rounded(error, 4), value };
  const explained = {
    prompt: text(message('margin.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step('{spread} ÷ √{n} = {spread} ÷ {root} ≈ {error}', ROOT_LAW, all),
      step('{factor} · {error} ≈ {value}', message('margin.explained.reason'), all),
    ],
  };
  return decimalItem(explained, value, { tolerance: 0.01, unit: drawn.unit }, [
    [rounded(factor * spread, 2), 'root-of-n-forgotten'],
    [rounded((factor * spread) / n, 2), 'divided-by-n'],
    [rounded(error, 2), 'level-factor-forgotten'],
  ]);
}

const UPPER_END = message('upper-end');
const LOWER_END = message('lower-end');

/** One end of an interval for a share. */
function shareInterval(random: SeededRandom): DraftItem {
  const n = random.pick([100, 200, 400, 500, 1000]);
  const percent = random.integer(15, 85);
  const yes = (n * percent) / 100;
  const share = percent / 100;
  const [level, factor] = random.pick(LEVELS);
  const error = Math.sqrt((share * (1 - share)) / n);
  const isUpper = random.pick([true, false]);
  const end = rounded(share + (isUpper ? 1 : -1) * factor * error, 3);
  const other = rounded(share - (isUpper ? 1 : -1) * factor * error, 3);
  const all = {
    n,
    yes,
    share,
    rest: rounded(1 - share, 2),
    level,
    factor,
    error: rounded(error, 4),
    end,
    sign: isUpper ? '+' : '−',
  };
  const explained = {
    prompt: text(isUpper ? UPPER_END : LOWER_END, all),
    nudge: text(message('share-interval.explained.nudge')),
    steps: [
      step(
        '√({share} · {rest} ÷ {n}) ≈ {error}',
        message('share-interval.explained.reason.standard-error-share-p'),
        all,
      ),
      step(
        '{share} {sign} {factor} · {error} ≈ {end}',
        message('share-interval.explained.reason.one-margin-error-share'),
        all,
      ),
    ],
  };
  return decimalItem(explained, end, { tolerance: 0.001 }, [
    [other, 'other-end-of-interval'],
    [rounded(share + (isUpper ? 1 : -1) * error, 3), 'level-factor-forgotten'],
  ]);
}

/** The test statistic for a mean. */
function testStatistic(drawn: Drawn, random: SeededRandom): DraftItem {
  const { spread, n, mean } = drawn;
  const root = Math.sqrt(n);
  const found = rounded(mean + (random.pick([1, -1]) * random.integer(8, 32) * spread) / (10 * root), 2);
  const difference = rounded(found - mean, 2);
  const z = rounded((difference * root) / spread, 2);
  if (Math.abs(difference) < 0.02) return testStatistic(drawn, random);
  const all = { ...drawn, found, difference, root, z };
  const explained = {
    prompt: text(message('test-statistic.explained.prompt'), all),
    nudge: text(message('test-statistic.explained.nudge')),
    steps: [
      step('{found} − {mean} = {difference}', message('test-statistic.explained.reason'), all),
      step('{difference} ÷ ({spread} ÷ {root}) ≈ {z}', ROOT_LAW, all),
    ],
  };
  return decimalItem(explained, z, { tolerance: 0.01 }, [
    [-z, 'difference-reversed'],
    [rounded(difference / spread, 2), 'root-of-n-forgotten'],
    [rounded((difference * n) / spread, 2), 'divided-by-n'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return margin(draw(random));
  return difficulty === 2 ? shareInterval(random) : testStatistic(draw(random), random);
}

/** Margins of error, intervals and a test for a mean. */
export const maStatsInf = generator('ma-stats-inf', make);
