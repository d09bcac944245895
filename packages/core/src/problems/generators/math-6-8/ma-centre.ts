import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import {
  MEAN_AND_MEDIAN_MIXED,
  MIDDLE_WITHOUT_ORDER,
  SUM_NOT_SHARED,
} from '../../misconceptions/data-and-rates.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const EXACT = { tolerance: 0 };
/** The numbers as each language lists them: a decimal comma leaves the comma to decimals. */
const listed = (numbers: readonly number[]) => ({
  en: numbers.join(', '),
  fr: numbers.join(' ; '),
  es: numbers.join('; '),
});
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

function medianOf(numbers: readonly number[]): number {
  const sorted = inOrder(numbers);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2;
}

/** So many numbers with a whole mean that differs from the median. */
function drawNumbers(random: SeededRandom, count: number): readonly number[] {
  const mean = random.integer(5, 15);
  const others = Array.from({ length: count - 1 }, () => mean + random.integer(-4, 4));
  const last = mean * count - sumOf(others);
  const numbers = random.shuffle([...others, last]);
  const middle = numbers[Math.floor(count / 2)];
  const isPlain = last > 0 && medianOf(numbers) !== mean && middle !== medianOf(numbers);
  return isPlain ? numbers : drawNumbers(random, count);
}

function findMean(numbers: readonly number[]): PracticeItem {
  const sum = sumOf(numbers);
  const all = {
    list: listed(numbers),
    plus: numbers.join(' + '),
    sum,
    count: numbers.length,
    mean: sum / numbers.length,
  };
  const explained = {
    prompt: text(
      {
        en: 'What is the mean of {list}?',
        fr: 'Quelle est la moyenne de {list} ?',
        es: '¿Cuál es la media de {list}?',
      },
      all,
    ),
    nudge: text({
      en: 'Put everything together. Then share it equally.',
      fr: 'Réunis tout. Puis partage également.',
      es: 'Juntamos todo. Luego lo repartimos por igual.',
    }),
    steps: [
      step(
        '{plus} = {sum}',
        { en: 'First put everything together.', fr: 'On réunit d’abord tout.', es: 'Primero se junta todo.' },
        all,
      ),
      step(
        '{sum} ÷ {count} = {mean}',
        {
          en: 'Then share it among {count}.',
          fr: 'Puis on partage en {count}.',
          es: 'Luego se reparte entre {count}.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, all.mean, EXACT, [
    [sum, SUM_NOT_SHARED],
    [medianOf(numbers), MEAN_AND_MEDIAN_MIXED],
  ]);
}

function findMedian(numbers: readonly number[]): PracticeItem {
  const median = medianOf(numbers);
  const all = { list: listed(numbers), sorted: listed(inOrder(numbers)), median };
  const isOdd = numbers.length % 2 === 1;
  const explained = {
    prompt: text(
      {
        en: 'What is the median of {list}?',
        fr: 'Quelle est la médiane de {list} ?',
        es: '¿Cuál es la mediana de {list}?',
      },
      all,
    ),
    nudge: text({
      en: 'Put the numbers in order first.',
      fr: 'Range d’abord les nombres.',
      es: 'Primero se ordenan los números.',
    }),
    steps: [
      step(
        { en: 'In order: {sorted}', fr: 'En ordre : {sorted}', es: 'En orden: {sorted}' },
        {
          en: 'The middle means nothing without order.',
          fr: 'Sans ordre, le milieu ne veut rien dire.',
          es: 'Sin orden, el medio no significa nada.',
        },
        all,
      ),
      step(
        { en: 'The middle: {median}', fr: 'Le milieu : {median}', es: 'El medio: {median}' },
        isOdd
          ? {
              en: 'As many numbers lie below as above.',
              fr: 'Il y a autant de nombres en dessous qu’au-dessus.',
              es: 'Hay tantos números por debajo como por encima.',
            }
          : {
              en: 'With two in the middle, take the number halfway.',
              fr: 'S’il y en a deux, on prend le nombre à mi-chemin.',
              es: 'Si hay dos en el medio, se toma el que está a mitad de camino.',
            },
        all,
      ),
    ],
  };
  return decimalItem(explained, median, EXACT, [
    [numbers[Math.floor(numbers.length / 2)] ?? 0, MIDDLE_WITHOUT_ORDER],
    [sumOf(numbers) / numbers.length, MEAN_AND_MEDIAN_MIXED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return findMean(drawNumbers(random, 4));
  return findMedian(drawNumbers(random, difficulty === 2 ? 5 : 6));
}

/** Mean and median (CCSS 6.SP.B.5). */
export const maCentre = generator('ma-centre', make);
