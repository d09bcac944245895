import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong, numberOption } from '../../item.ts';
import { DIGITS_SWAPPED, WRITTEN_AS_HEARD } from '../../misconceptions/counting.ts';
import {
  DIGIT_NOT_ITS_WORTH,
  EMPTY_PLACE_LEFT_OUT,
  NEIGHBOUR_PLACE,
} from '../../misconceptions/place-value.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { blocks } from './base-ten-blocks.ts';

/** Digits written one after the other, however many: `2003005` stays as it is. */
const run = (digits: string): Option => ({ text: text(digits) });

/** Three digits that differ, so that no swap is right by luck. */
function threeDigits(random: SeededRandom): readonly [number, number, number] {
  const [hundreds = 1, tens = 2, ones = 3] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return [hundreds, tens, ones];
}

/** Blocks to a number. */
function readBlocks(random: SeededRandom): PracticeItem {
  const [hundreds, tens, ones] = threeDigits(random);
  const value = hundreds * 100 + tens * 10 + ones;
  const all = { hundreds, tens, ones, value };
  const explained = {
    ...blocks([value]),
    prompt: text({
      en: 'Which number do the blocks show?',
      fr: 'Quel nombre montrent les blocs ?',
      es: '¿Qué número muestran los bloques?',
    }),
    nudge: text({
      en: 'Count the big squares first.',
      fr: 'Compte d’abord les grands carrés.',
      es: 'Primero contamos los cuadrados grandes.',
    }),
    steps: [
      step(
        {
          en: 'Big squares: {hundreds}.',
          fr: 'Grands carrés : {hundreds}.',
          es: 'Cuadrados grandes: {hundreds}.',
        },
        {
          en: 'Each one holds a hundred.',
          fr: 'Chacun vaut une centaine.',
          es: 'Cada uno vale una centena.',
        },
        all,
      ),
      step(
        {
          en: 'Rods: {tens}. Cubes: {ones}. It is {value}.',
          fr: 'Barres : {tens}. Cubes : {ones}. C’est {value}.',
          es: 'Barras: {tens}. Cubos: {ones}. Es {value}.',
        },
        {
          en: 'Hundreds, tens and ones, in order.',
          fr: 'Centaines, dizaines, unités, dans l’ordre.',
          es: 'Centenas, decenas y unidades, en orden.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(value), [
    [numberOption(hundreds * 100 + ones * 10 + tens), DIGITS_SWAPPED],
    [numberOption(tens * 100 + hundreds * 10 + ones), NEIGHBOUR_PLACE],
    [numberOption(ones * 100 + tens * 10 + hundreds), NEIGHBOUR_PLACE],
  ]);
}

/** What one digit of a number is worth. */
function worthOfDigit(random: SeededRandom): PracticeItem {
  const digits = threeDigits(random);
  const place = random.integer(0, 1);
  const digit = digits[place] ?? 1;
  const [unit, other] = place === 0 ? [100, 10] : [10, 100];
  const all = { value: digits[0] * 100 + digits[1] * 10 + digits[2], digit, worth: digit * unit };
  const explained = {
    prompt: text(
      {
        en: 'Look at {value}. What is the {digit} worth?',
        fr: 'Regarde {value}. Combien vaut le {digit} ?',
        es: 'Miramos {value}. ¿Cuánto vale el {digit}?',
      },
      all,
    ),
    nudge: text({
      en: 'In which place does it stand?',
      fr: 'À quel rang est-il ?',
      es: '¿En qué lugar está?',
    }),
    steps: [
      step(
        {
          en: 'Count the places from the right.',
          fr: 'Compte les rangs depuis la droite.',
          es: 'Contamos los lugares desde la derecha.',
        },
        {
          en: 'Ones, then tens, then hundreds.',
          fr: 'Unités, puis dizaines, puis centaines.',
          es: 'Unidades, luego decenas, luego centenas.',
        },
      ),
      step(
        {
          en: 'The {digit} is worth {worth}.',
          fr: 'Le {digit} vaut {worth}.',
          es: 'El {digit} vale {worth}.',
        },
        { en: 'The place gives the worth.', fr: 'Le rang donne la valeur.', es: 'El lugar da el valor.' },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(digit * unit), [
    [numberOption(digit), DIGIT_NOT_ITS_WORTH],
    [numberOption(digit * other), NEIGHBOUR_PLACE],
  ]);
}

/** The parts of a sum, some out of order or missing, and wrong numbers made from them. */
function drawParts(random: SeededRandom, difficulty: Difficulty) {
  const [hundreds, tens, ones] = threeDigits(random);
  if (difficulty === 2)
    return {
      parts: [hundreds * 100, tens * 10, ones],
      wrong: [
        [run(`${hundreds * 100}${tens * 10}${ones}`), WRITTEN_AS_HEARD],
        [numberOption(hundreds * 100 + ones * 10 + tens), DIGITS_SWAPPED],
      ] satisfies Wrong<Option>[],
    };
  const isTensEmpty = random.integer(0, 2) > 0;
  const rest = isTensEmpty ? ones : tens * 10;
  const swapped = isTensEmpty ? ones * 10 : tens;
  return {
    parts: random.integer(0, 1) === 0 ? [hundreds * 100, rest] : [rest, hundreds * 100],
    wrong: [
      [numberOption(hundreds * 10 + (isTensEmpty ? ones : tens)), EMPTY_PLACE_LEFT_OUT],
      [numberOption(hundreds * 100 + swapped), NEIGHBOUR_PLACE],
      [run(`${hundreds * 100}${rest}`), WRITTEN_AS_HEARD],
    ] satisfies Wrong<Option>[],
  };
}

/** Hundreds, tens and ones put together again. */
function putTogether(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const { parts, wrong } = drawParts(random, difficulty);
  const value = parts.reduce((sum, part) => sum + part, 0);
  const sum = parts.join(' + ');
  const explained = {
    prompt: text('{sum} = ?', { sum }),
    nudge: text({
      en: 'Which places are filled? Which is empty?',
      fr: 'Quels rangs sont remplis ? Lequel est vide ?',
      es: '¿Qué lugares están llenos? ¿Cuál está vacío?',
    }),
    steps: [
      step(
        {
          en: 'Start with the hundreds.',
          fr: 'Commence par les centaines.',
          es: 'Empezamos por las centenas.',
        },
        {
          en: 'They are the first digit.',
          fr: 'Elles sont le premier chiffre.',
          es: 'Son la primera cifra.',
        },
      ),
      step(
        '{sum} = {value}',
        {
          en: 'Each part goes to its place.',
          fr: 'Chaque partie va à son rang.',
          es: 'Cada parte va a su lugar.',
        },
        { sum, value },
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(value), wrong);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return readBlocks(random);
  if (difficulty === 2 && random.integer(0, 1) === 0) return worthOfDigit(random);
  return putTogether(random, difficulty);
}

/** Hundreds, tens and ones (CCSS 2.NBT.A.1, 2.NBT.A.3). */
export const maPv1000 = generator('ma-pv1000', make);
