import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong, numberOption } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { blocks } from './base-ten-blocks.ts';

const message = messagesOf('ma-pv1000');

/** Digits written one after the other, however many: `2003005` stays as it is. */
const run = (digits: string): Option => ({ text: text(digits) });

/** Three digits that differ, so that no swap is right by luck. */
function threeDigits(random: SeededRandom): readonly [number, number, number] {
  const [hundreds = 1, tens = 2, ones = 3] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return [hundreds, tens, ones];
}

/** Blocks to a number. */
function readBlocks(random: SeededRandom): DraftItem {
  const [hundreds, tens, ones] = threeDigits(random);
  const value = hundreds * 100 + tens * 10 + ones;
  const all = { hundreds, tens, ones, value };
  const explained = {
    ...blocks([value]),
    prompt: text(message('read-blocks.explained.prompt')),
    nudge: text(message('read-blocks.explained.nudge')),
    steps: [
      step(
        message('read-blocks.explained.step.big-squares-hundreds'),
        message('read-blocks.explained.reason.each-one-holds-hundred'),
        all,
      ),
      step(
        message('read-blocks.explained.step.rods-tens-cubes-ones'),
        message('read-blocks.explained.reason.hundreds-tens-ones-order'),
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(value), [
    [numberOption(hundreds * 100 + ones * 10 + tens), 'digits-swapped'],
    [numberOption(tens * 100 + hundreds * 10 + ones), 'neighbour-place'],
    [numberOption(ones * 100 + tens * 10 + hundreds), 'neighbour-place'],
  ]);
}

/** What one digit of a number is worth. */
function worthOfDigit(random: SeededRandom): DraftItem {
  const digits = threeDigits(random);
  const place = random.integer(0, 1);
  const digit = digits[place] ?? 1;
  const [unit, other] = place === 0 ? [100, 10] : [10, 100];
  const all = { value: digits[0] * 100 + digits[1] * 10 + digits[2], digit, worth: digit * unit };
  const explained = {
    prompt: text(message('worth-of-digit.explained.prompt'), all),
    nudge: text(message('worth-of-digit.explained.nudge')),
    steps: [
      step(
        message('worth-of-digit.explained.step.count-places-right'),
        message('worth-of-digit.explained.reason.ones-then-tens-then'),
      ),
      step(
        message('worth-of-digit.explained.step.digit-worth-worth'),
        message('worth-of-digit.explained.reason.place-gives-worth'),
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(digit * unit), [
    [numberOption(digit), 'digit-not-its-worth'],
    [numberOption(digit * other), 'neighbour-place'],
  ]);
}

/** The parts of a sum, some out of order or missing, and wrong numbers made from them. */
function drawParts(random: SeededRandom, difficulty: Difficulty) {
  const [hundreds, tens, ones] = threeDigits(random);
  if (difficulty === 2)
    return {
      parts: [hundreds * 100, tens * 10, ones],
      wrong: [
        [run(`${hundreds * 100}${tens * 10}${ones}`), 'written-as-heard'],
        [numberOption(hundreds * 100 + ones * 10 + tens), 'digits-swapped'],
      ] satisfies Wrong<Option>[],
    };
  const isTensEmpty = random.integer(0, 2) > 0;
  const rest = isTensEmpty ? ones : tens * 10;
  const swapped = isTensEmpty ? ones * 10 : tens;
  return {
    parts: random.integer(0, 1) === 0 ? [hundreds * 100, rest] : [rest, hundreds * 100],
    wrong: [
      [numberOption(hundreds * 10 + (isTensEmpty ? ones : tens)), 'empty-place-left-out'],
      [numberOption(hundreds * 100 + swapped), 'neighbour-place'],
      [run(`${hundreds * 100}${rest}`), 'written-as-heard'],
    ] satisfies Wrong<Option>[],
  };
}

/** Hundreds, tens and ones put together again. */
function putTogether(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const { parts, wrong } = drawParts(random, difficulty);
  const value = parts.reduce((sum, part) => sum + part, 0);
  const sum = parts.join(' + ');
  const explained = {
    prompt: text('{sum} = ?', { sum }),
    nudge: text(message('put-together.explained.nudge')),
    steps: [
      step(message('put-together.explained.step'), message('put-together.explained.reason.they-first-digit')),
      step('{sum} = {value}', message('put-together.explained.reason.each-part-goes-place'), { sum, value }),
    ],
  };
  return choiceItem(explained, random, numberOption(value), wrong);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return readBlocks(random);
  if (difficulty === 2 && random.integer(0, 1) === 0) return worthOfDigit(random);
  return putTogether(random, difficulty);
}

/** Hundreds, tens and ones (CCSS 2.NBT.A.1, 2.NBT.A.3). */
export const maPv1000 = generator('ma-pv1000', make);
