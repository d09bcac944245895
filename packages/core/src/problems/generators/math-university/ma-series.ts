import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational, type Rational } from '../../../maths/rational.ts';
import { fraction, generator, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { labels, notZero, shownFactor, shownSum, withSine } from '../math-9-12/writing.ts';
import { mendedSum, sumOfFirst, termsNeeded } from './alternating-sums.ts';

const message = messagesOf('ma-series');

type Series = readonly Rational[];

/** A known series with k x put in, and the slips that go with it. */
interface Known {
  readonly formula: string;
  readonly rule: string;
  readonly series: Series;
  readonly wrong: readonly (readonly [Series, MisconceptionId])[];
}

const LABELS = labels('1', 'x', 'x²', 'x³');
const written = (value: Rational) => formatRational(value).replace('-', '−');
const series = (...values: readonly (readonly [number, number])[]): Series =>
  values.map(([top, bottom]) => fraction(top, bottom));
const shownSeries = (values: Series) => values.map(written);

function exponential(k: number): Known {
  return {
    formula: `e^(${shownSum([[k, 'x']])})`,
    rule: 'e^u = 1 + u + u²/2! + u³/3! + …',
    series: series([1, 1], [k, 1], [k * k, 2], [k ** 3, 6]),
    wrong: [
      [series([1, 1], [k, 1], [k * k, 1], [k ** 3, 1]), 'factorial-forgotten'],
      [series([1, 1], [k, 1], [k, 2], [k, 6]), 'inner-power-forgotten'],
    ],
  };
}

function sineOf(k: number): Known {
  return {
    formula: `sin(${shownSum([[k, 'x']])})`,
    rule: 'sin u = u − u³/3! + …',
    series: series([0, 1], [k, 1], [0, 1], [-(k ** 3), 6]),
    wrong: [
      [series([0, 1], [k, 1], [0, 1], [k ** 3, 6]), 'signs-do-not-alternate'],
      [series([0, 1], [k, 1], [0, 1], [-k, 6]), 'inner-power-forgotten'],
    ],
  };
}

function logarithm(k: number): Known {
  return {
    formula: `ln(1 ${k < 0 ? '−' : '+'} ${shownSum([[Math.abs(k), 'x']])})`,
    rule: 'ln(1 + u) = u − u²/2 + u³/3 − …',
    series: series([0, 1], [k, 1], [-k * k, 2], [k ** 3, 3]),
    wrong: [
      [series([0, 1], [k, 1], [k * k, 2], [k ** 3, 3]), 'signs-do-not-alternate'],
      [series([0, 1], [k, 1], [-k, 2], [k, 3]), 'inner-power-forgotten'],
    ],
  };
}

function geometric(k: number): Known {
  return {
    formula: `1 / (1 ${k < 0 ? '+' : '−'} ${shownSum([[Math.abs(k), 'x']])})`,
    rule: '1 / (1 − u) = 1 + u + u² + u³ + …',
    series: series([1, 1], [k, 1], [k * k, 1], [k ** 3, 1]),
    wrong: [
      [series([1, 1], [k, 1], [k, 1], [k, 1]), 'inner-power-forgotten'],
      [series([1, 1], [k, 1], [k * k, 2], [k ** 3, 6]), 'factorial-forgotten'],
    ],
  };
}

function arctangent(k: number): Known {
  return {
    formula: `arctan(${shownSum([[k, 'x']])})`,
    rule: 'arctan u = u − u³/3 + …',
    series: series([0, 1], [k, 1], [0, 1], [-(k ** 3), 3]),
    wrong: [
      [series([0, 1], [k, 1], [0, 1], [k ** 3, 3]), 'signs-do-not-alternate'],
      [series([0, 1], [k, 1], [0, 1], [-k, 3]), 'inner-power-forgotten'],
    ],
  };
}

/** (m x + n) times a known series. */
function timesLinear(m: number, n: number, known: Known): Known {
  const [zero, one, two, three] = known.series.map(
    ({ numerator, denominator }) => [Number(numerator), Number(denominator)] as const,
  );
  if (!zero || !one || !two || !three) throw new Error('a series is known up to x³');
  const term = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
    fraction(n * a * d + m * c * b, b * d);
  const plain = known.series.map(({ numerator, denominator }) =>
    fraction(n * Number(numerator), Number(denominator)),
  );
  const [first = fraction(0, 1), , ...rest] = plain;
  return {
    formula: `${shownFactor(m, n)} · ${known.formula}`.replace('· 1 /', '/'),
    rule: known.rule,
    series: [fraction(n * zero[0], zero[1]), term(one, zero), term(two, one), term(three, two)],
    wrong: [
      [plain, 'cross-terms-forgotten'],
      [[first, term(one, zero), ...rest], 'cross-terms-forgotten'],
    ],
  };
}

function ask(known: Known, isProduct: boolean): DraftItem {
  const [zero = '', one = '', two = '', three = ''] = shownSeries(known.series);
  const all = { formula: withSine(known.formula), rule: withSine(known.rule), zero, one, two, three };
  const explained = {
    prompt: text(message('ask.explained.prompt'), all),
    nudge: text(message('ask.explained.nudge')),
    steps: [
      step('{rule}', message('ask.explained.reason.taylor-series-about-0'), all),
      step(
        message('ask.explained.step'),
        isProduct
          ? message('ask.explained.reason.each-power-all-products')
          : message('ask.explained.reason.factor-x-takes-same'),
        all,
      ),
    ],
  };
  return listItem(explained, LABELS, known.series, known.wrong);
}

const draw = (random: SeededRandom) => notZero(random, 7);
const factorOf = (random: SeededRandom): number => {
  const k = draw(random);
  return k === 1 ? factorOf(random) : k;
};

function expansion(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const k = factorOf(random);
  if (difficulty === 1) return ask(geometric(k), false);
  if (difficulty === 2) return ask(random.pick([exponential, sineOf, logarithm, arctangent])(k), false);
  return ask(
    timesLinear(
      notZero(random, 4),
      notZero(random, 4),
      random.pick([exponential, sineOf, geometric, logarithm])(k),
    ),
    true,
  );
}

const ENDLESS = { 1: sumOfFirst, 2: termsNeeded, 3: mendedSum } as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return random.integer(1, 2) === 1 ? ENDLESS[difficulty](random) : expansion(random, difficulty);
}

/** Taylor coefficients up to x³; sums of alternating series, their errors and what mends them. */
export const maSeries = generator('ma-series', make);
