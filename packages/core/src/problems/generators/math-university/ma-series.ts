import type { Difficulty, Misconception, PracticeItem } from '@ori/contracts/practice';
import { formatRational, type Rational } from '../../../maths/rational.ts';
import { fraction, generator, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  CROSS_TERMS_FORGOTTEN,
  FACTORIAL_FORGOTTEN,
  INNER_POWER_FORGOTTEN,
  SIGNS_DO_NOT_ALTERNATE,
} from '../../misconceptions/integrals-and-series.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { labels, notZero, shownFactor, shownSum, withSine } from '../math-9-12/writing.ts';
import { mendedSum, sumOfFirst, termsNeeded } from './alternating-sums.ts';

type Series = readonly Rational[];

/** A known series with k x put in, and the slips that go with it. */
interface Known {
  readonly formula: string;
  readonly rule: string;
  readonly series: Series;
  readonly wrong: readonly (readonly [Series, Misconception])[];
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
      [series([1, 1], [k, 1], [k * k, 1], [k ** 3, 1]), FACTORIAL_FORGOTTEN],
      [series([1, 1], [k, 1], [k, 2], [k, 6]), INNER_POWER_FORGOTTEN],
    ],
  };
}

function sineOf(k: number): Known {
  return {
    formula: `sin(${shownSum([[k, 'x']])})`,
    rule: 'sin u = u − u³/3! + …',
    series: series([0, 1], [k, 1], [0, 1], [-(k ** 3), 6]),
    wrong: [
      [series([0, 1], [k, 1], [0, 1], [k ** 3, 6]), SIGNS_DO_NOT_ALTERNATE],
      [series([0, 1], [k, 1], [0, 1], [-k, 6]), INNER_POWER_FORGOTTEN],
    ],
  };
}

function logarithm(k: number): Known {
  return {
    formula: `ln(1 ${k < 0 ? '−' : '+'} ${shownSum([[Math.abs(k), 'x']])})`,
    rule: 'ln(1 + u) = u − u²/2 + u³/3 − …',
    series: series([0, 1], [k, 1], [-k * k, 2], [k ** 3, 3]),
    wrong: [
      [series([0, 1], [k, 1], [k * k, 2], [k ** 3, 3]), SIGNS_DO_NOT_ALTERNATE],
      [series([0, 1], [k, 1], [-k, 2], [k, 3]), INNER_POWER_FORGOTTEN],
    ],
  };
}

function geometric(k: number): Known {
  return {
    formula: `1 / (1 ${k < 0 ? '+' : '−'} ${shownSum([[Math.abs(k), 'x']])})`,
    rule: '1 / (1 − u) = 1 + u + u² + u³ + …',
    series: series([1, 1], [k, 1], [k * k, 1], [k ** 3, 1]),
    wrong: [
      [series([1, 1], [k, 1], [k, 1], [k, 1]), INNER_POWER_FORGOTTEN],
      [series([1, 1], [k, 1], [k * k, 2], [k ** 3, 6]), FACTORIAL_FORGOTTEN],
    ],
  };
}

function arctangent(k: number): Known {
  return {
    formula: `arctan(${shownSum([[k, 'x']])})`,
    rule: 'arctan u = u − u³/3 + …',
    series: series([0, 1], [k, 1], [0, 1], [-(k ** 3), 3]),
    wrong: [
      [series([0, 1], [k, 1], [0, 1], [k ** 3, 3]), SIGNS_DO_NOT_ALTERNATE],
      [series([0, 1], [k, 1], [0, 1], [-k, 3]), INNER_POWER_FORGOTTEN],
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
      [plain, CROSS_TERMS_FORGOTTEN],
      [[first, term(one, zero), ...rest], CROSS_TERMS_FORGOTTEN],
    ],
  };
}

function ask(known: Known, isProduct: boolean): PracticeItem {
  const [zero = '', one = '', two = '', three = ''] = shownSeries(known.series);
  const all = { formula: withSine(known.formula), rule: withSine(known.rule), zero, one, two, three };
  const explained = {
    prompt: text(
      {
        en: 'Expand {formula} in powers of x about 0. Give the coefficients of 1, x, x² and x³.',
        fr: 'Développe {formula} en puissances de x autour de 0. Donne les coefficients de 1, x, x² et x³.',
        es: 'Desarrollar {formula} en potencias de x en torno a 0. Dar los coeficientes de 1, x, x² y x³.',
      },
      all,
    ),
    nudge: text({
      en: 'Which known series has the same outside? Put the whole inside in for its letter.',
      fr: 'Quelle série connue a le même extérieur ? Mets tout l’intérieur à la place de sa lettre.',
      es: '¿Qué serie conocida tiene lo mismo por fuera? Se pone todo lo de dentro en lugar de su letra.',
    }),
    steps: [
      step(
        '{rule}',
        {
          en: 'The Taylor series about 0, with the inside for u.',
          fr: 'La série de Taylor en 0, avec l’intérieur pour u.',
          es: 'La serie de Taylor en 0, con lo de dentro en lugar de u.',
        },
        all,
      ),
      step(
        {
          en: 'Coefficients: {zero}; {one}; {two}; {three}',
          fr: 'Coefficients : {zero} ; {one} ; {two} ; {three}',
          es: 'Coeficientes: {zero}; {one}; {two}; {three}',
        },
        isProduct
          ? {
              en: 'For each power, all products that give it are added.',
              fr: 'Pour chaque puissance, on additionne tous les produits qui la donnent.',
              es: 'Para cada potencia se suman todos los productos que la dan.',
            }
          : {
              en: 'The factor of x takes the same power as x.',
              fr: 'Le facteur de x prend la même puissance que x.',
              es: 'El factor de x se eleva a la misma potencia que x.',
            },
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

function expansion(random: SeededRandom, difficulty: Difficulty): PracticeItem {
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

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  return random.integer(1, 2) === 1 ? ENDLESS[difficulty](random) : expansion(random, difficulty);
}

/** Taylor coefficients up to x³; sums of alternating series, their errors and what mends them. */
export const maSeries = generator('ma-series', make);
