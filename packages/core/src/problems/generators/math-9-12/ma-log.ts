import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { decimalItem, fraction, generator, integerItem, rationalItem, rounded, step } from '../../item.ts';
import {
  LOG_AS_DIVISION,
  LOG_OF_THE_QUOTIENT,
  LOG_SIGN_LOST,
  LOG_UPSIDE_DOWN,
} from '../../misconceptions/powers-and-logarithms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { lowered, shownRational } from './writing.ts';

const NUDGE = text({
  en: 'A logarithm is an exponent. To which power must the base be raised?',
  fr: 'Un logarithme est un exposant. À quelle puissance faut-il élever la base ?',
  es: 'Un logaritmo es un exponente. ¿A qué potencia hay que elevar la base?',
});
const MEANING = {
  en: 'log asks for the exponent.',
  fr: 'log demande l’exposant.',
  es: 'log pregunta por el exponente.',
};

function whole(base: number, exponent: number): PracticeItem {
  const number = base ** exponent;
  const all = { base, number, low: lowered(base), exponent };
  const explained = {
    prompt: text('log{low} {number} = ?', all),
    nudge: NUDGE,
    steps: [
      step('{base}^x = {number}', MEANING, all),
      step(
        'x = {exponent}',
        {
          en: 'Count how often the base is a factor.',
          fr: 'On compte combien de fois la base est facteur.',
          es: 'Se cuenta cuántas veces es factor la base.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, exponent, [[number / base, LOG_AS_DIVISION]]);
}

/** log of m^p to the base m^q, also of 1 over it. */
function fractional(root: number, p: number, q: number): PracticeItem {
  const [base, size] = [root ** q, root ** Math.abs(p)];
  const answer = fraction(p, q);
  const number = p < 0 ? `1/${size}` : String(size);
  const all = { base, low: lowered(base), number, root, p, q, x: shownRational(answer) };
  const explained = {
    prompt: text(p < 0 ? 'log{low} ({number}) = ?' : 'log{low} {number} = ?', all),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'Write {base} and {number} as powers of {root}.',
          fr: 'Écris {base} et {number} comme puissances de {root}.',
          es: 'Se escriben {base} y {number} como potencias de {root}.',
        },
        {
          en: 'With one base, exponents can be compared.',
          fr: 'Avec une seule base, on compare les exposants.',
          es: 'Con una sola base se comparan los exponentes.',
        },
        all,
      ),
      step(
        q === 1 ? 'x = {p}' : '{q}x = {p}, x = {x}',
        {
          en: 'Equal powers of one base have equal exponents.',
          fr: 'Des puissances égales d’une même base ont le même exposant.',
          es: 'Potencias iguales de una misma base tienen igual exponente.',
        },
        all,
      ),
    ],
  };
  const quotient = p < 0 ? fraction(1, size * base) : fraction(size, base);
  return rationalItem(explained, answer, 'any', [
    [fraction(q, p), LOG_UPSIDE_DOWN],
    [quotient, LOG_AS_DIVISION],
    [fraction(-p, q), LOG_SIGN_LOST],
  ]);
}

/** b^x = c, to two places. */
function solve(base: number, number: number): PracticeItem {
  const exactly = Math.log(number) / Math.log(base);
  const x = rounded(exactly, 2);
  const all = { base, number, x };
  const explained = {
    prompt: text(
      {
        en: 'Solve {base}^x = {number}. Round x to two decimal places.',
        fr: 'Résous {base}^x = {number}. Arrondis x à deux décimales.',
        es: 'Resolver {base}^x = {number}. Se redondea x a dos decimales.',
      },
      all,
    ),
    nudge: text({
      en: 'Which operation brings the exponent down?',
      fr: 'Quelle opération fait descendre l’exposant ?',
      es: '¿Qué operación baja el exponente?',
    }),
    steps: [
      step(
        'x · log {base} = log {number}',
        {
          en: 'The logarithm of a power is the exponent times the logarithm.',
          fr: 'Le logarithme d’une puissance est l’exposant fois le logarithme.',
          es: 'El logaritmo de una potencia es el exponente por el logaritmo.',
        },
        all,
      ),
      step(
        'x = log {number} ÷ log {base} ≈ {x}',
        {
          en: 'Divide by the logarithm of the base; any logarithm will do.',
          fr: 'On divise par le logarithme de la base ; tout logarithme convient.',
          es: 'Se divide entre el logaritmo de la base; sirve cualquier logaritmo.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, x, { tolerance: 0.01 }, [
    [rounded(number / base, 2), LOG_AS_DIVISION],
    [rounded(1 / exactly, 2), LOG_UPSIDE_DOWN],
    [rounded(Math.log10(number / base), 2), LOG_OF_THE_QUOTIENT],
  ]);
}

const MOST_EXPONENT = { 2: 9, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 3, 9: 3, 10: 5 } as const;

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) {
    const base = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    return whole(base, random.integer(2, MOST_EXPONENT[base]));
  }
  if (difficulty === 3) {
    const base = random.integer(2, 9);
    const number = random.integer(base + 2, 500);
    const power = Math.log(number) / Math.log(base);
    return Math.abs(power - Math.round(power)) < 0.03 ? make(random, difficulty) : solve(base, number);
  }
  const [root, q] = random.pick([
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 1],
    [3, 1],
    [5, 1],
    [5, 2],
    [10, 1],
    [2, 4],
    [3, 3],
  ]);
  const p = random.integer(1, 4) * (q === 1 ? -1 : random.pick([1, -1]));
  const isWhole = formatRational(fraction(p, q)) === String(p / q) && q > 1;
  return isWhole ? make(random, difficulty) : fractional(root, p, q);
}

/** Logarithms as exponents (CCSS HSF-LE.A.4). */
export const maLog = generator('ma-log', make);
