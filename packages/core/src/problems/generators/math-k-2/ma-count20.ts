import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { COUNTED_ALL, COUNTED_THE_OTHERS, MISSED_OR_DOUBLED } from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { tenFrames } from './ten-frames.ts';

const NUDGE = text({
  en: 'Go row by row. Touch each square.',
  fr: 'Va rangée par rangée. Touche chaque case.',
  es: 'Vamos fila por fila. Tocamos cada casilla.',
});

function countFull(full: number, squares: 10 | 20): PracticeItem {
  const explained = {
    ...tenFrames(full, squares),
    prompt: text({
      en: 'How many squares are full?',
      fr: 'Combien de cases sont pleines ?',
      es: '¿Cuántas casillas están llenas?',
    }),
    nudge: NUDGE,
    steps: [
      step(
        { en: 'Count the first row.', fr: 'Compte la première rangée.', es: 'Contamos la primera fila.' },
        { en: 'A whole row has 10.', fr: 'Une rangée entière en a 10.', es: 'Una fila entera tiene 10.' },
      ),
      step(
        {
          en: 'Count on. The last number is {full}.',
          fr: 'Continue. Le dernier nombre est {full}.',
          es: 'Seguimos. El último número es {full}.',
        },
        {
          en: 'The last number tells how many.',
          fr: 'Le dernier nombre dit combien.',
          es: 'El último número dice cuántas hay.',
        },
        { full },
      ),
    ],
  };
  return integerItem(explained, full, [
    [full + 1, MISSED_OR_DOUBLED],
    [full - 1, MISSED_OR_DOUBLED],
    [squares - full, COUNTED_THE_OTHERS],
    [squares, COUNTED_ALL],
  ]);
}

function countEmpty(full: number): PracticeItem {
  const empty = 20 - full;
  const explained = {
    ...tenFrames(full, 20),
    prompt: text({
      en: 'How many squares are empty?',
      fr: 'Combien de cases sont vides ?',
      es: '¿Cuántas casillas están vacías?',
    }),
    nudge: NUDGE,
    steps: [
      step(
        { en: 'Find the empty squares.', fr: 'Trouve les cases vides.', es: 'Buscamos las casillas vacías.' },
        {
          en: 'Full squares do not count here.',
          fr: 'Les cases pleines ne comptent pas.',
          es: 'Las llenas no cuentan aquí.',
        },
      ),
      step(
        {
          en: 'Count them. The last number is {empty}.',
          fr: 'Compte-les. Le dernier nombre est {empty}.',
          es: 'Las contamos. El último número es {empty}.',
        },
        {
          en: 'The last number tells how many.',
          fr: 'Le dernier nombre dit combien.',
          es: 'El último número dice cuántas hay.',
        },
        { empty },
      ),
    ],
  };
  return integerItem(explained, empty, [
    [empty + 1, MISSED_OR_DOUBLED],
    [empty - 1, MISSED_OR_DOUBLED],
    [full, COUNTED_THE_OTHERS],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return countFull(random.integer(3, 9), 10);
  if (difficulty === 2) return countFull(random.integer(11, 19), 20);
  return countEmpty(random.integer(5, 17));
}

/** How many things, up to twenty (CCSS K.CC.B.5). */
export const maCount20 = generator('ma-count20', make);
