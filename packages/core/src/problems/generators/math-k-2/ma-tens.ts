import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, numberOption } from '../../item.ts';
import {
  ADDED_THE_DIGITS,
  COUNTED_THE_OTHERS,
  DIGITS_SWAPPED,
  MISSED_OR_DOUBLED,
  WRITTEN_AS_HEARD,
} from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { tensInWords } from './ten-frames.ts';

function stepsOf(tens: number, ones: number) {
  const all = { tens, ones, worth: 10 * tens, total: 10 * tens + ones };
  return [
    step(
      {
        en: '{tens} tens make {worth}.',
        fr: '{tens} dizaines font {worth}.',
        es: '{tens} decenas son {worth}.',
      },
      { en: 'One ten is worth 10.', fr: 'Une dizaine vaut 10.', es: 'Una decena vale 10.' },
      all,
    ),
    step(
      '{worth} + {ones} = {total}',
      { en: 'The ones come last.', fr: 'Les unités viennent à la fin.', es: 'Las unidades van al final.' },
      all,
    ),
  ];
}

/** Which number has so many tens and ones? */
function writeIt(random: SeededRandom, tens: number, ones: number): PracticeItem {
  const explained = {
    prompt: text(
      {
        en: 'Which number has {tens} tens and {ones} ones?',
        fr: 'Quel nombre a {tens} dizaines et {ones} unités ?',
        es: '¿Qué número tiene {tens} decenas y {ones} unidades?',
      },
      { tens, ones },
    ),
    nudge: text({
      en: 'The tens stand first.',
      fr: 'Les dizaines sont devant.',
      es: 'Las decenas van delante.',
    }),
    steps: stepsOf(tens, ones),
  };
  return choiceItem(explained, random, numberOption(10 * tens + ones), [
    [numberOption(10 * ones + tens), DIGITS_SWAPPED],
    [numberOption(tens + ones), ADDED_THE_DIGITS],
    [numberOption(100 * tens + ones), WRITTEN_AS_HEARD],
  ]);
}

/** A picture of full rows and loose squares: which number is it? */
function readIt(tens: number, ones: number): PracticeItem {
  const rows = Array.from({ length: tens }, () => ({ parts: 10, shaded: 10 }));
  const total = 10 * tens + ones;
  const explained = {
    figure: { type: 'bars' as const, rows: [...rows, { parts: 10, shaded: ones }] },
    figureText: tensInWords(tens, ones),
    prompt: text({
      en: 'How many squares are full?',
      fr: 'Combien de cases sont pleines ?',
      es: '¿Cuántas casillas están llenas?',
    }),
    nudge: text({
      en: 'Count the full rows by tens.',
      fr: 'Compte les rangées par dix.',
      es: 'Contamos las filas de diez en diez.',
    }),
    steps: stepsOf(tens, ones),
  };
  return integerItem(explained, total, [
    [10 * ones + tens, DIGITS_SWAPPED],
    [tens + ones, ADDED_THE_DIGITS],
    [total + 1, MISSED_OR_DOUBLED],
    [total - 1, MISSED_OR_DOUBLED],
  ]);
}

/** How many tens are in a number? */
function takeApart(random: SeededRandom, tens: number, ones: number): PracticeItem {
  const total = 10 * tens + ones;
  const explained = {
    prompt: text(
      {
        en: 'How many tens are in {total}?',
        fr: 'Combien de dizaines dans {total} ?',
        es: '¿Cuántas decenas hay en {total}?',
      },
      { total },
    ),
    nudge: text({
      en: 'Count by tens until you stop.',
      fr: 'Compte de dix en dix.',
      es: 'Contamos de diez en diez.',
    }),
    steps: [
      step(
        {
          en: 'Count: 10, 20, 30 and on.',
          fr: 'Compte : 10, 20, 30 et ainsi de suite.',
          es: 'Contamos: 10, 20, 30 y así.',
        },
        { en: 'One ten is worth 10.', fr: 'Une dizaine vaut 10.', es: 'Una decena vale 10.' },
      ),
      step(
        {
          en: '{tens} tens make {worth}. {ones} stay over.',
          fr: '{tens} dizaines font {worth}. Il reste {ones}.',
          es: '{tens} decenas son {worth}. Sobran {ones}.',
        },
        {
          en: 'The first digit counts the tens.',
          fr: 'Le premier chiffre compte les dizaines.',
          es: 'La primera cifra cuenta las decenas.',
        },
        { tens, ones, worth: 10 * tens },
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(tens), [
    [numberOption(ones), DIGITS_SWAPPED],
    [numberOption(tens + ones), ADDED_THE_DIGITS],
    [numberOption(10 * tens), COUNTED_THE_OTHERS],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return readIt(random.integer(2, 3), random.integer(4, 9));
  const [tens = 2, ones = 3] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]);
  return difficulty === 2 ? writeIt(random, tens, ones) : takeApart(random, tens, ones);
}

/** Tens and ones to 99 (CCSS 1.NBT.B.2). */
export const maTens = generator('ma-tens', make);
