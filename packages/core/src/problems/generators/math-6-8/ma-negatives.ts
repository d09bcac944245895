import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, rounded, step, type Option } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import {
  MINUS_FORGOTTEN,
  ORDER_FROM_LARGEST,
  SIZE_WITHOUT_SIGN,
  TICKS_AS_ONES,
} from '../../misconceptions/signs-and-points.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const READ_A = text({
  en: 'Which number does point A show?',
  fr: 'Quel nombre le point A montre-t-il ?',
  es: '¿Qué número muestra el punto A?',
});

const READ_POINT_NUDGE = {
  en: 'Count the ticks from zero. How much is each one?',
  fr: 'Compte les graduations depuis zéro. Combien vaut chacune ?',
  es: 'Contemos las marcas desde cero. ¿Cuánto vale cada una?',
};

/** A point left of zero on a number line whose ticks are one or more apart. */
function readPoint(random: SeededRandom): PracticeItem {
  const apart = random.pick([1, 2, 5, 10]);
  const [left, right] = [random.integer(5, 8), random.integer(2, 4)];
  const place = random.integer(1, left - 1);
  const [from, to] = [-left * apart, right * apart];
  const all = { from, to, apart, place, answer: -place * apart };
  const explained = {
    prompt: READ_A,
    figure: {
      type: 'number-line' as const,
      from,
      to,
      ticks: left + right + 1,
      marks: [
        { at: from, label: `−${left * apart}` },
        { at: 0, label: '0' },
        { at: apart, label: String(apart) },
        { at: -place * apart, label: 'A' },
      ],
    },
    figureText: text(
      {
        en: 'A number line from {from} to {to}. The first tick to the right of 0 is {apart}. Point A stands {place} ticks to the left of 0.',
        fr: 'Une droite graduée de {from} à {to}. La première graduation à droite de 0 est {apart}. Le point A est à {place} graduations à gauche de 0.',
        es: 'Una recta numérica de {from} a {to}. La primera marca a la derecha de 0 es {apart}. El punto A está {place} marcas a la izquierda de 0.',
      },
      all,
    ),
    nudge: text(READ_POINT_NUDGE),
    steps: [
      step(
        { en: 'One tick is {apart}.', fr: 'Une graduation vaut {apart}.', es: 'Una marca vale {apart}.' },
        {
          en: 'The number right of zero shows it.',
          fr: 'Le nombre à droite de zéro le montre.',
          es: 'Lo muestra el número a la derecha de cero.',
        },
        all,
      ),
      step(
        {
          en: '{place} ticks to the left: {answer}',
          fr: '{place} graduations à gauche : {answer}',
          es: '{place} marcas a la izquierda: {answer}',
        },
        {
          en: 'Left of zero numbers are negative.',
          fr: 'À gauche de zéro, les nombres sont négatifs.',
          es: 'A la izquierda de cero los números son negativos.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.answer, [
    [-all.answer, MINUS_FORGOTTEN],
    [-place, TICKS_AS_ONES],
  ]);
}

const option = (value: number): Option => ({ text: text('{value}', { value }) });
const positionsBy = (values: readonly number[], key: (value: number) => number) =>
  values.map((_, index) => index).toSorted((a, b) => key(values[a] ?? 0) - key(values[b] ?? 0));

/** Four different numbers, some below zero, whose sizes are all different. */
function drawNumbers(random: SeededRandom, scale: number, most: number): readonly number[] {
  const sizes = random.shuffle(Array.from({ length: most }, (_, index) => index + 1)).slice(0, 4);
  const below = random.integer(2, 3);
  return sizes
    .map((size, index) => rounded((index < below ? -size : size) / scale, 2))
    .toSorted((a, b) => a - b);
}

function putInOrder(random: SeededRandom, scale: number, most: number): PracticeItem {
  const values = drawNumbers(random, scale, most);
  const [lowest = 0] = values;
  const highest = values.at(-1) ?? 0;
  const explained = {
    prompt: text({
      en: 'Put these temperatures in degrees in order, the coldest first.',
      fr: 'Range ces températures en degrés, la plus froide d’abord.',
      es: 'Hay que ordenar estas temperaturas en grados, primero la más fría.',
    }),
    nudge: text({
      en: 'Where does each stand on a thermometer, above or below zero?',
      fr: 'Où est chacune sur un thermomètre, au-dessus ou au-dessous de zéro ?',
      es: '¿Dónde está cada una en el termómetro, sobre cero o bajo cero?',
    }),
    steps: [
      step(
        {
          en: 'First come those below zero.',
          fr: 'D’abord viennent celles au-dessous de zéro.',
          es: 'Primero van las que están bajo cero.',
        },
        {
          en: 'Every negative number is less than every positive one.',
          fr: 'Tout nombre négatif est inférieur à tout nombre positif.',
          es: 'Todo número negativo es menor que todo positivo.',
        },
      ),
      step(
        {
          en: 'The first is {lowest}, the last is {highest}.',
          fr: 'La première est {lowest}, la dernière est {highest}.',
          es: 'La primera es {lowest}, la última es {highest}.',
        },
        {
          en: 'Below zero, the farther from zero, the colder.',
          fr: 'Au-dessous de zéro, plus on s’en éloigne, plus il fait froid.',
          es: 'Bajo cero, cuanto más lejos de cero, más frío.',
        },
        { lowest, highest },
      ),
    ],
  };
  return orderItem(explained, random, values.map(option), [
    [positionsBy(values, Math.abs), SIZE_WITHOUT_SIGN],
    [[3, 2, 1, 0], ORDER_FROM_LARGEST],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return readPoint(random);
  return difficulty === 2 ? putInOrder(random, 1, 15) : putInOrder(random, random.pick([2, 4, 10]), 19);
}

/** Numbers below zero on a line and in order (CCSS 6.NS.C.5, 6.NS.C.6, 6.NS.C.7). */
export const maNegatives = generator('ma-negatives', make);
