import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ADDED_THE_DIGITS,
  COUNTED_ALL,
  MISSED_OR_DOUBLED,
  REPEATED_A_NUMBER,
} from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { tenFrames } from './ten-frames.ts';

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const ones = random.integer(1, 9);
  const total = 10 + ones;
  const all = { ones, total };
  const asksOnes = difficulty === 3;
  const explained = {
    ...tenFrames(total, 20),
    prompt: asksOnes
      ? text(
          {
            en: '{total} is 10 and how many?',
            fr: '{total}, c’est 10 et combien ?',
            es: '¿{total} es 10 y cuánto más?',
          },
          all,
        )
      : difficulty === 1
        ? text(
            {
              en: '10 and {ones} make how many?',
              fr: '10 et {ones} font combien ?',
              es: '¿Cuánto hacen 10 y {ones}?',
            },
            all,
          )
        : text('{ones} + 10 = ?', all),
    nudge: text({
      en: 'The first row is one ten.',
      fr: 'La première rangée est une dizaine.',
      es: 'La primera fila es una decena.',
    }),
    steps: [
      step(
        { en: 'One row is 10.', fr: 'Une rangée, c’est 10.', es: 'Una fila es 10.' },
        { en: 'It is full.', fr: 'Elle est pleine.', es: 'Está llena.' },
      ),
      step(
        '10 + {ones} = {total}',
        {
          en: 'The other squares are the ones.',
          fr: 'Les autres cases sont les unités.',
          es: 'Las otras casillas son las unidades.',
        },
        all,
      ),
    ],
  };
  if (asksOnes)
    return integerItem(explained, ones, [
      [total, COUNTED_ALL],
      [10, REPEATED_A_NUMBER],
      [ones + 1, MISSED_OR_DOUBLED],
    ]);
  return integerItem(explained, total, [
    [1 + ones, ADDED_THE_DIGITS],
    [total + 1, MISSED_OR_DOUBLED],
    [total - 1, MISSED_OR_DOUBLED],
  ]);
}

/** Ten and some ones (CCSS K.NBT.A.1). */
export const maTeen = generator('ma-teen', make);
