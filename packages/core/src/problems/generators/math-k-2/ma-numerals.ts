import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-numerals');

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const FRENCH =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );
const SPANISH =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

/** The word of a number from 0 to 20. */
export function numberWord(value: number): Phrase {
  return { en: ENGLISH[value] ?? '', fr: FRENCH[value] ?? '', es: SPANISH[value] ?? '' };
}

const numeral = (value: number): Option => ({ text: text('{value}', { value }) });
const word = (value: number): Option => ({ text: text(numberWord(value)) });

function neighbours(value: number, show: (value: number) => Option): readonly Wrong<Option>[] {
  return [
    [show(value + 1), 'missed-or-doubled'],
    [show(value - 1), 'missed-or-doubled'],
  ];
}

function stepsOf(value: number) {
  const all = { value, word: numberWord(value) };
  return [
    step(message('steps-of.step.say-aloud'), message('steps-of.reason.each-number-one-name')),
    step(message('steps-of.step.word-written-value'), message('steps-of.reason.count-up-check'), all),
  ];
}

function toNumeral(random: SeededRandom, value: number): DraftItem {
  const explained = {
    prompt: text(message('to-numeral.explained.prompt'), { word: numberWord(value) }),
    nudge: text(message('to-numeral.explained.nudge')),
    steps: stepsOf(value),
  };
  const teen: readonly Wrong<Option>[] =
    value > 12 && value < 20
      ? [
          [numeral((value - 10) * 10 + 1), 'digits-swapped'],
          [numeral(100 + (value - 10)), 'written-as-heard'],
          [numeral(value - 1), 'missed-or-doubled'],
        ]
      : neighbours(value, numeral);
  return choiceItem(explained, random, numeral(value), teen);
}

function toWord(random: SeededRandom, value: number): DraftItem {
  const explained = {
    prompt: text(message('to-word.explained.prompt'), { value }),
    nudge: text(message('to-word.explained.nudge')),
    steps: stepsOf(value),
  };
  return choiceItem(explained, random, word(value), neighbours(value, word));
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return toNumeral(random, random.integer(1, 12));
  return difficulty === 2 ? toWord(random, random.integer(5, 19)) : toNumeral(random, random.integer(11, 19));
}

/** Number words and numerals to twenty (CCSS K.CC.A.3). */
export const maNumerals = generator('ma-numerals', make);
