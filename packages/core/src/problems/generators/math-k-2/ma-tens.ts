import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, numberOption } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { tensInWords } from './ten-frames.ts';

const message = messagesOf('ma-tens');

function stepsOf(tens: number, ones: number) {
  const all = { tens, ones, worth: 10 * tens, total: 10 * tens + ones };
  return [
    step(message('steps-of.step'), message('steps-of.reason.one-ten-worth-10'), all),
    step('{worth} + {ones} = {total}', message('steps-of.reason.ones-come-last'), all),
  ];
}

/** Which number has so many tens and ones? */
function writeIt(random: SeededRandom, tens: number, ones: number): DraftItem {
  const explained = {
    prompt: text(message('write-it.explained.prompt'), { tens, ones }),
    nudge: text(message('write-it.explained.nudge')),
    steps: stepsOf(tens, ones),
  };
  return choiceItem(explained, random, numberOption(10 * tens + ones), [
    [numberOption(10 * ones + tens), 'digits-swapped'],
    [numberOption(tens + ones), 'added-the-digits'],
    [numberOption(100 * tens + ones), 'written-as-heard'],
  ]);
}

/** A picture of full rows and loose squares: which number is it? */
function readIt(tens: number, ones: number): DraftItem {
  const rows = Array.from({ length: tens }, () => ({ parts: 10, shaded: 10 }));
  const total = 10 * tens + ones;
  const explained = {
    figure: { type: 'bars' as const, rows: [...rows, { parts: 10, shaded: ones }] },
    figureText: tensInWords(tens, ones),
    prompt: text(message('read-it.explained.prompt')),
    nudge: text(message('read-it.explained.nudge')),
    steps: stepsOf(tens, ones),
  };
  return integerItem(explained, total, [
    [10 * ones + tens, 'digits-swapped'],
    [tens + ones, 'added-the-digits'],
    [total + 1, 'missed-or-doubled'],
    [total - 1, 'missed-or-doubled'],
  ]);
}

/** How many tens are in a number? */
function takeApart(random: SeededRandom, tens: number, ones: number): DraftItem {
  const total = 10 * tens + ones;
  const explained = {
    prompt: text(message('take-apart.explained.prompt'), { total }),
    nudge: text(message('take-apart.explained.nudge')),
    steps: [
      step(message('take-apart.explained.step.count-10-20-30'), message('steps-of.reason.one-ten-worth-10')),
      step(
        message('take-apart.explained.step.tens-tens-make-worth'),
        message('take-apart.explained.reason.first-digit-counts-tens'),
        { tens, ones, worth: 10 * tens },
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(tens), [
    [numberOption(ones), 'digits-swapped'],
    [numberOption(tens + ones), 'added-the-digits'],
    [numberOption(10 * tens), 'counted-the-others'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return readIt(random.integer(2, 3), random.integer(4, 9));
  const [tens = 2, ones = 3] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]);
  return difficulty === 2 ? writeIt(random, tens, ones) : takeApart(random, tens, ones);
}

/** Tens and ones to 99 (CCSS 1.NBT.B.2). */
export const maTens = generator('ma-tens', make);
