import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-centre');

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

function findMean(numbers: readonly number[]): DraftItem {
  const sum = sumOf(numbers);
  const all = {
    list: listed(numbers),
    plus: numbers.join(' + '),
    sum,
    count: numbers.length,
    mean: sum / numbers.length,
  };
  const explained = {
    prompt: text(message('find-mean.explained.prompt'), all),
    nudge: text(message('find-mean.explained.nudge')),
    steps: [
      step('{plus} = {sum}', message('find-mean.explained.reason.first-put-everything-together'), all),
      step('{sum} ÷ {count} = {mean}', message('find-mean.explained.reason.then-share-among-count'), all),
    ],
  };
  return decimalItem(explained, all.mean, EXACT, [
    [sum, 'sum-not-shared'],
    [medianOf(numbers), 'mean-and-median-mixed'],
  ]);
}

function findMedian(numbers: readonly number[]): DraftItem {
  const median = medianOf(numbers);
  const all = { list: listed(numbers), sorted: listed(inOrder(numbers)), median };
  const isOdd = numbers.length % 2 === 1;
  const explained = {
    prompt: text(message('find-median.explained.prompt'), all),
    nudge: text(message('find-median.explained.nudge')),
    steps: [
      step(
        message('find-median.explained.step.order-sorted'),
        message('find-median.explained.reason.middle-means-nothing-without'),
        all,
      ),
      step(
        message('find-median.explained.step.middle-median'),
        isOdd
          ? message('find-median.explained.reason.numbers-lie-below-above')
          : message('find-median.explained.reason.two-middle-take-number'),
        all,
      ),
    ],
  };
  return decimalItem(explained, median, EXACT, [
    [numbers[Math.floor(numbers.length / 2)] ?? 0, 'middle-without-order'],
    [sumOf(numbers) / numbers.length, 'mean-and-median-mixed'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return findMean(drawNumbers(random, 4));
  return findMedian(drawNumbers(random, difficulty === 2 ? 5 : 6));
}

/** Mean and median (CCSS 6.SP.B.5). */
export const maCentre = generator('ma-centre', make);
