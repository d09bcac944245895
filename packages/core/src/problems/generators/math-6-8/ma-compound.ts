import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { add, formatRational, multiply, type Rational } from '../../../maths/rational.ts';
import { fraction, generator, inLowestTerms, rationalItem, step } from '../../item.ts';
import {
  CHANCES_ADDED,
  ONE_EVENT_ONLY,
  PUT_BACK,
  SUMS_EQUALLY_LIKELY,
  TURNED_PAIRS_MISSED,
} from '../../misconceptions/powers-and-chances.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const BOTH = {
  en: 'Of each branch of the tree only a part goes on.',
  fr: 'De chaque branche de l’arbre, seule une partie continue.',
  es: 'De cada rama del árbol solo sigue una parte.',
};

function twoStages(
  prompt: LocalisedText,
  first: Rational,
  second: Rational,
  extra: readonly (readonly [Rational, typeof PUT_BACK])[],
): PracticeItem {
  const both = multiply(first, second);
  const all = { first: formatRational(first), second: formatRational(second), both: formatRational(both) };
  const explained = {
    prompt,
    nudge: text({
      en: 'Draw a tree. What share of the first branch goes on to the second?',
      fr: 'Dessine un arbre. Quelle part de la première branche va jusqu’à la seconde ?',
      es: 'Dibujemos un árbol. ¿Qué parte de la primera rama llega a la segunda?',
    }),
    steps: [
      step(
        {
          en: 'First: {first}. Then: {second}.',
          fr: 'D’abord : {first}. Ensuite : {second}.',
          es: 'Primero: {first}. Después: {second}.',
        },
        {
          en: 'Count the outcomes of each stage.',
          fr: 'On compte les cas de chaque étape.',
          es: 'Se cuentan los casos de cada etapa.',
        },
        all,
      ),
      step('{first} × {second} = {both}', BOTH, all),
    ],
  };
  const sum = add(first, second);
  const possible = Number(sum.numerator) <= Number(sum.denominator);
  return rationalItem(explained, both, 'any', [
    ...extra,
    ...(possible ? ([[sum, CHANCES_ADDED]] as const) : []),
    [first, ONE_EVENT_ONLY],
  ]);
}

/** A coin and a die, or a spinner and a die. */
function coinAndDie(random: SeededRandom): PracticeItem {
  const [fields, above] = [random.integer(2, 8), random.integer(1, 5)];
  const coin = fields === 2;
  const words = coin
    ? {
        en: 'You toss a coin and roll a die with 6 faces. What is the probability of heads and a number greater than {above}?',
        fr: 'On lance une pièce et un dé à 6 faces. Quelle est la probabilité d’avoir pile et un nombre supérieur à {above} ?',
        es: 'Se lanza una moneda y un dado de 6 caras. ¿Qué probabilidad hay de cara y un número mayor que {above}?',
      }
    : {
        en: 'A spinner has {fields} equal fields, one of them red. You spin it and roll a die with 6 faces. What is the probability of red and a number greater than {above}?',
        fr: 'Une roue a {fields} secteurs égaux, dont un rouge. On la tourne et on lance un dé à 6 faces. Quelle est la probabilité d’avoir le rouge et un nombre supérieur à {above} ?',
        es: 'Una ruleta tiene {fields} sectores iguales, uno rojo. Se gira y se lanza un dado de 6 caras. ¿Qué probabilidad hay de rojo y un número mayor que {above}?',
      };
  return twoStages(text(words, { fields, above }), fraction(1, fields), fraction(6 - above, 6), []);
}

const ways = (total: number) => 6 - Math.abs(7 - total);

/** The sum of two dice, on a grid. */
function twoDice(random: SeededRandom): PracticeItem {
  const asks = random.pick(['is', 'least', 'most']);
  const sum =
    asks === 'is' ? random.integer(3, 11) : asks === 'least' ? random.integer(6, 11) : random.integer(3, 8);
  const totals = Array.from({ length: 11 }, (_, index) => index + 2).filter((total) =>
    asks === 'is' ? total === sum : asks === 'least' ? total >= sum : total <= sum,
  );
  const good = totals.reduce((found, total) => found + ways(total), 0);
  const words = {
    is: { en: 'is exactly {sum}', fr: 'vaille exactement {sum}', es: 'sea exactamente {sum}' },
    least: { en: 'is at least {sum}', fr: 'vaille au moins {sum}', es: 'sea al menos {sum}' },
    most: { en: 'is at most {sum}', fr: 'vaille au plus {sum}', es: 'sea como máximo {sum}' },
  };
  const answer = fraction(good, 36);
  const worth = inLowestTerms(`${good}/36`, formatRational(answer));
  const all = { what: text(words[asks], { sum }), good, worth };
  const explained = {
    prompt: text(
      {
        en: 'You roll two dice with 6 faces each. What is the probability that the sum {what}?',
        fr: 'On lance deux dés à 6 faces. Quelle est la probabilité que la somme {what} ?',
        es: 'Se lanzan dos dados de 6 caras. ¿Qué probabilidad hay de que la suma {what}?',
      },
      all,
    ),
    nudge: text({
      en: 'Make a grid with one die across and one down. How many fields does it have?',
      fr: 'Fais un tableau : un dé en largeur, l’autre en hauteur. Combien de cases a-t-il ?',
      es: 'Hagamos una tabla con un dado a lo ancho y otro a lo alto. ¿Cuántas casillas tiene?',
    }),
    steps: [
      step('6 × 6 = 36', {
        en: 'All fields of the grid are equally likely.',
        fr: 'Toutes les cases du tableau sont aussi probables.',
        es: 'Todas las casillas son igual de probables.',
      }),
      step(
        {
          en: '{good} fields fit: {worth}',
          fr: '{good} cases conviennent : {worth}',
          es: '{good} casillas cumplen: {worth}',
        },
        {
          en: 'Two different numbers come in two orders.',
          fr: 'Deux nombres différents viennent dans deux ordres.',
          es: 'Dos números distintos salen en dos órdenes.',
        },
        all,
      ),
    ],
  };
  const unordered = totals.reduce((found, total) => found + Math.ceil(ways(total) / 2), 0);
  return rationalItem(explained, answer, 'any', [
    [fraction(totals.length, 11), SUMS_EQUALLY_LIKELY],
    [fraction(unordered, 21), TURNED_PAIRS_MISSED],
  ]);
}

/** Two draws without putting back. */
function twoDraws(random: SeededRandom): PracticeItem {
  const [red, blue] = [random.integer(2, 8), random.integer(2, 8)];
  const total = red + blue;
  const same = random.pick([true, false]);
  const words = same
    ? {
        en: 'A bag holds {red} red and {blue} blue beads. You take one, keep it, and take another. What is the probability that both are red?',
        fr: 'Un sac contient {red} perles rouges et {blue} bleues. On en tire une, on la garde, et on en tire une autre. Quelle est la probabilité que les deux soient rouges ?',
        es: 'En una bolsa hay {red} cuentas rojas y {blue} azules. Se saca una, se guarda y se saca otra. ¿Qué probabilidad hay de que las dos sean rojas?',
      }
    : {
        en: 'A bag holds {red} red and {blue} blue beads. You take one, keep it, and take another. What is the probability of red first and blue second?',
        fr: 'Un sac contient {red} perles rouges et {blue} bleues. On en tire une, on la garde, et on en tire une autre. Quelle est la probabilité d’avoir d’abord une rouge, puis une bleue ?',
        es: 'En una bolsa hay {red} cuentas rojas y {blue} azules. Se saca una, se guarda y se saca otra. ¿Qué probabilidad hay de sacar primero una roja y luego una azul?',
      };
  const later = same ? red - 1 : blue;
  return twoStages(text(words, { red, blue }), fraction(red, total), fraction(later, total - 1), [
    [multiply(fraction(red, total), fraction(same ? red : blue, total)), PUT_BACK],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return coinAndDie(random);
  return difficulty === 2 ? twoDice(random) : twoDraws(random);
}

/** Chances of two things together, by tree and grid (CCSS 7.SP.C.8). */
export const maCompound = generator('ma-compound', make);
