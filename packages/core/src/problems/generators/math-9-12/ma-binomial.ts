import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  FORGOT_BINOMIAL_COEFFICIENT,
  NEIGHBOUR_COEFFICIENT,
  POWER_OF_NUMBER_FORGOTTEN,
} from '../../misconceptions/polynomials.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { choices } from './ways.ts';
import { notZero, raised, shown, shownFactor } from './writing.ts';

const EVERY_FACTOR = {
  en: 'Each factor of a term belongs to the coefficient, except x.',
  fr: 'Chaque facteur d’un terme fait partie du coefficient, sauf x.',
  es: 'Cada factor de un término es parte del coeficiente, menos x.',
};
const PROMPT = {
  en: 'What is the coefficient of {power} in {formula}?',
  fr: 'Quel est le coefficient de {power} dans {formula} ?',
  es: '¿Cuál es el coeficiente de {power} en {formula}?',
};
const CHOSEN = {
  en: 'x is taken from {k} of the {n} brackets, the number from {rest}.',
  fr: 'On prend x dans {k} des {n} parenthèses, le nombre dans {rest}.',
  es: 'Se toma x en {k} de los {n} paréntesis y el número en {rest}.',
};
const ONE_TERM_EACH = {
  en: 'Each choice of brackets gives one such term.',
  fr: 'Chaque choix de parenthèses donne un tel terme.',
  es: 'Cada elección de paréntesis da un término así.',
};

/** The coefficient of x^k in (b x + a)^n. */
function coefficient(b: number, a: number, n: number, k: number): PracticeItem {
  const ways = choices(n, k);
  const value = ways * b ** k * a ** (n - k);
  const all = {
    formula: `${shownFactor(b, a)}${raised(n)}`,
    power: `x${raised(k)}`,
    n,
    k,
    ways,
    value,
    rest: n - k,
    product: [
      String(ways),
      ...(b === 1 ? [] : [`${b}${raised(k)}`]),
      ...(a === 1 ? [] : [`${a < 0 ? `(${shown(a)})` : a}${raised(n - k)}`]),
    ].join(' · '),
  };
  const last = step('{product} = {value}', EVERY_FACTOR, all);
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'From how many of the brackets is x taken, and from how many the number?',
      fr: 'De combien de parenthèses prend-on x, et de combien le nombre ?',
      es: '¿De cuántos paréntesis se toma x y de cuántos el número?',
    }),
    steps: [
      step(CHOSEN, ONE_TERM_EACH, all),
      step(
        {
          en: 'There are {ways} such choices.',
          fr: 'Il y a {ways} choix de ce genre.',
          es: 'Hay {ways} elecciones así.',
        },
        {
          en: 'It is the entry of Pascal’s triangle in row {n}, place {k}, counted from 0.',
          fr: 'C’est le nombre du triangle de Pascal, ligne {n}, place {k}, comptées à partir de 0.',
          es: 'Es el número del triángulo de Pascal en la fila {n}, lugar {k}, contando desde 0.',
        },
        all,
      ),
      ...(b === 1 && a === 1 ? [] : [last]),
    ],
  };
  return integerItem(explained, value, [
    [b ** k * a ** (n - k), FORGOT_BINOMIAL_COEFFICIENT],
    [ways, POWER_OF_NUMBER_FORGOTTEN],
    [ways * b * a, POWER_OF_NUMBER_FORGOTTEN],
    [choices(n, k - 1) * b ** k * a ** (n - k), NEIGHBOUR_COEFFICIENT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) {
    const n = random.integer(4, 10);
    return coefficient(1, 1, n, random.integer(2, n - 2));
  }
  const n = random.integer(4, difficulty === 2 ? 7 : 6);
  const k = random.integer(2, n - 1);
  const a = notZero(random, difficulty === 2 ? 4 : 3);
  if (difficulty === 2) return Math.abs(a) === 1 ? make(random, difficulty) : coefficient(1, a, n, k);
  return coefficient(random.integer(2, 3), a, n, k);
}

/** Coefficients by the binomial theorem (CCSS HSA-APR.C.5). */
export const maBinomial = generator('ma-binomial', make);
