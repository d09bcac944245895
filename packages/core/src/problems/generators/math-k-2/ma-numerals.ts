import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import { DIGITS_SWAPPED, MISSED_OR_DOUBLED, WRITTEN_AS_HEARD } from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

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
export function numberWord(value: number): LocalisedText {
  return { en: ENGLISH[value] ?? '', fr: FRENCH[value] ?? '', es: SPANISH[value] ?? '' };
}

const numeral = (value: number): Option => ({ text: text('{value}', { value }) });
const word = (value: number): Option => ({ text: text(numberWord(value)) });

function neighbours(value: number, show: (value: number) => Option): readonly Wrong<Option>[] {
  return [
    [show(value + 1), MISSED_OR_DOUBLED],
    [show(value - 1), MISSED_OR_DOUBLED],
  ];
}

function stepsOf(value: number) {
  const all = { value, word: numberWord(value) };
  return [
    step(
      { en: 'Say it aloud.', fr: 'Dis-le à voix haute.', es: 'Lo decimos en voz alta.' },
      { en: 'Each number has one name.', fr: 'Chaque nombre a un nom.', es: 'Cada número tiene un nombre.' },
    ),
    step(
      { en: '{word} is written {value}.', fr: '{word} s’écrit {value}.', es: '{word} se escribe {value}.' },
      {
        en: 'Count up to it to check.',
        fr: 'Compte jusque-là pour vérifier.',
        es: 'Contamos hasta él para comprobar.',
      },
      all,
    ),
  ];
}

function toNumeral(random: SeededRandom, value: number): PracticeItem {
  const explained = {
    prompt: text(
      { en: 'Which number is “{word}”?', fr: 'Quel nombre est « {word} » ?', es: '¿Qué número es «{word}»?' },
      { word: numberWord(value) },
    ),
    nudge: text({
      en: 'Count aloud until you hear it.',
      fr: 'Compte à voix haute.',
      es: 'Contamos en voz alta.',
    }),
    steps: stepsOf(value),
  };
  const teen: readonly Wrong<Option>[] =
    value > 12 && value < 20
      ? [
          [numeral((value - 10) * 10 + 1), DIGITS_SWAPPED],
          [numeral(100 + (value - 10)), WRITTEN_AS_HEARD],
          [numeral(value - 1), MISSED_OR_DOUBLED],
        ]
      : neighbours(value, numeral);
  return choiceItem(explained, random, numeral(value), teen);
}

function toWord(random: SeededRandom, value: number): PracticeItem {
  const explained = {
    prompt: text(
      { en: 'How do you say {value}?', fr: 'Comment dit-on {value} ?', es: '¿Cómo se dice {value}?' },
      { value },
    ),
    nudge: text({ en: 'Count aloud up to it.', fr: 'Compte à voix haute.', es: 'Contamos en voz alta.' }),
    steps: stepsOf(value),
  };
  return choiceItem(explained, random, word(value), neighbours(value, word));
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return toNumeral(random, random.integer(1, 12));
  return difficulty === 2 ? toWord(random, random.integer(5, 19)) : toNumeral(random, random.integer(11, 19));
}

/** Number words and numerals to twenty (CCSS K.CC.A.3). */
export const maNumerals = generator('ma-numerals', make);
