import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Locale } from '@ori/contracts/locale';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { writeNumber } from '../../text.ts';

const message = messagesOf('ma-multdigit');

const NUDGE = text(message('nudge'));

/** The worth of each digit that is not zero: 304 as 300 and 4. */
function partsOf(value: number): number[] {
  const digits = Array.from(String(value), Number);
  return digits.map((digit, index) => digit * 10 ** (digits.length - 1 - index)).filter((part) => part > 0);
}

/** `3000 + 210`, each number as its language writes it. */
function sumText(parts: readonly number[]): Phrase {
  const inLocale = (locale: Locale) => parts.map((part) => writeNumber(part, locale)).join(' + ');
  return { en: inLocale('en'), fr: inLocale('fr'), es: inLocale('es') };
}

/** Multiplies digit by digit and drops every carry. */
function withoutCarries(a: number, digit: number): number {
  return Number(Array.from(String(a), (each) => String((Number(each) * digit) % 10)).join(''));
}

/** A number of several digits times a number of one. */
function byOneDigit(random: SeededRandom, least: number, most: number): DraftItem {
  const b = random.integer(3, 9);
  const drawn = random.integer(least, most);
  const a = drawn % 10 < 2 ? drawn + 4 : drawn;
  const parts = partsOf(a);
  const all = {
    a,
    b,
    product: a * b,
    first: parts[0] ?? 0,
    firstProduct: (parts[0] ?? 0) * b,
    sum: sumText(parts.map((part) => part * b)),
  };
  const explained = {
    prompt: text('{a} × {b} = ?', all),
    nudge: NUDGE,
    steps: [
      step(
        '{first} × {b} = {firstProduct}',
        message('by-one-digit.explained.reason.start-largest-part'),
        all,
      ),
      step(
        message('by-one-digit.explained.step'),
        message('by-one-digit.explained.reason.each-part-multiplied-b'),
        all,
      ),
      step('{a} × {b} = {product}', message('by-one-digit.explained.reason.add-parts'), all),
    ],
  };
  const carryless = withoutCarries(a, b);
  return integerItem(explained, all.product, [
    ...(carryless > a ? [[carryless, 'carry-forgotten-in-product'] as const] : []),
    [a + b, 'added-not-multiplied'],
  ]);
}

/** Two numbers of two digits, as a rectangle cut into four. */
function twoByTwo(random: SeededRandom): DraftItem {
  const [aTens, aOnes] = [random.integer(1, 9), random.integer(2, 9)];
  const [bTens, bOnes] = [random.integer(1, 6), random.integer(2, 9)];
  const [a, b] = [aTens * 10 + aOnes, bTens * 10 + bOnes];
  const all = {
    a,
    b,
    tens: bTens * 10,
    ones: bOnes,
    byTens: a * bTens * 10,
    byOnes: a * bOnes,
    product: a * b,
  };
  const explained = {
    figure: {
      type: 'rectangle' as const,
      width: `${aTens * 10} + ${aOnes}`,
      height: `${bTens * 10} + ${bOnes}`,
      ratio: Math.min(3, Math.max(0.8, a / b)),
    },
    figureText: text(message('two-by-two.explained.figure-text'), all),
    prompt: text('{a} × {b} = ?', all),
    nudge: NUDGE,
    steps: [
      step('{a} × {tens} = {byTens}', message('two-by-two.explained.reason.first-tens-b-ten'), all),
      step('{a} × {ones} = {byOnes}', message('two-by-two.explained.reason.then-ones-b'), all),
      step('{byTens} + {byOnes} = {product}', message('two-by-two.explained.reason.add-both-rows'), all),
    ],
  };
  return integerItem(explained, all.product, [
    [aTens * bTens * 100 + aOnes * bOnes, 'places-not-crossed'],
    [a * bTens + a * bOnes, 'row-not-moved'],
    [a + b, 'added-not-multiplied'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return byOneDigit(random, 13, 95);
  return difficulty === 2 ? byOneDigit(random, 123, 4995) : twoByTwo(random);
}

/** Products of numbers with several digits, part by part (CCSS 4.NBT.B.5). */
export const maMultdigit = generator('ma-multdigit', make);
