import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { raised } from './writing.ts';

const message = messagesOf('ma-expfun');

const TWO_PLACES = 0.01;

/** Yearly interest on interest. */
function interest(start: number, percent: number, years: number): DraftItem {
  const factor = rounded(1 + percent / 100, 2);
  const end = rounded(start * factor ** years, 2);
  const all = { start, percent, years, factor, power: raised(years), end };
  const explained = {
    prompt: text(message('interest.explained.prompt'), all),
    nudge: text(message('interest.explained.nudge')),
    steps: [
      step(
        message('interest.explained.step'),
        message('interest.explained.reason.there-stays-percent-come'),
        all,
      ),
      step(
        '{start} · {factor}{power} ≈ {end}',
        message('interest.explained.reason.each-year-multiplies-same'),
        all,
      ),
    ],
  };
  return decimalItem(explained, end, { tolerance: TWO_PLACES }, [
    [rounded(start * (1 + (percent * years) / 100), 2), 'growth-as-addition'],
    [rounded(start * factor, 2), 'growth-once-only'],
    [rounded(end - start, 2), 'growth-not-total'],
  ]);
}

/** Half-lives as tables give them, rounded, with their unit. */
const ISOTOPES = [
  [message('isotopes.iodine-131.iodine-131'), 8, message('isotopes.iodine-131.days')],
  [message('isotopes.technetium-99m.technetium-99m'), 6, message('isotopes.technetium-99m.hours')],
  [message('isotopes.fluorine-18.fluorine-18'), 110, message('isotopes.fluorine-18.minutes')],
  [message('isotopes.caesium-137.caesium-137'), 30, message('isotopes.caesium-137.years')],
  [message('isotopes.phosphorus-32.phosphorus-32'), 14, message('isotopes.iodine-131.days')],
] as const;

function halfLife(random: SeededRandom): DraftItem {
  const [name, half, unit] = random.pick(ISOTOPES);
  const times = random.integer(2, 5);
  const left = random.integer(1, 9) * 2;
  const start = left * 2 ** times;
  const all = { name, half, unit, times, left, start, time: half * times };
  const explained = {
    prompt: text(message('half-life.explained.prompt'), all),
    nudge: text(message('half-life.explained.nudge')),
    steps: [
      step('{time} ÷ {half} = {times}', message('half-life.explained.reason.so-often-amount-halved'), all),
      step('{start} ÷ 2{power} = {left}', message('half-life.explained.reason.half-left-goes-each'), {
        ...all,
        power: raised(times),
      }),
    ],
  };
  return decimalItem(explained, left, { tolerance: 0, unit: 'mg' }, [
    [start / 2, 'growth-once-only'],
    [rounded(start / times, 2), 'divided-by-periods'],
    [start - left, 'growth-not-total'],
  ]);
}

/** The yearly percentage from two amounts two years apart. */
function findRate(random: SeededRandom): DraftItem {
  const percent = random.pick([10, 20, 30, 40, 50, 60]);
  const start = 100 * random.integer(1, 12);
  const end = (start * (100 + percent) ** 2) / 10_000;
  const all = { start, end, percent, whole: rounded(end / start, 4), root: rounded(1 + percent / 100, 2) };
  const explained = {
    prompt: text(message('find-rate.explained.prompt'), all),
    nudge: text(message('find-rate.explained.nudge')),
    steps: [
      step(
        '{end} ÷ {start} = {whole}',
        message('find-rate.explained.reason.factor-both-years-together'),
        all,
      ),
      step(
        message('find-rate.explained.step'),
        message('find-rate.explained.reason.factor-one-year-squared'),
        all,
      ),
    ],
  };
  const gain = rounded((end / start - 1) * 100, 4);
  return integerItem(explained, percent, [
    [gain, 'whole-change-for-one'],
    [gain / 2, 'growth-as-addition'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 2) return halfLife(random);
  if (difficulty === 3) return findRate(random);
  return interest(100 * random.integer(2, 40), random.integer(2, 9), random.integer(2, 4));
}

/** Growth and decay by equal factors (CCSS HSF-LE.A.1). */
export const maExpfun = generator('ma-expfun', make);
