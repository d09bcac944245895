import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  COUNTED_ALL,
  COUNTS_THE_START,
  MISSED_OR_DOUBLED,
  REPEATED_A_NUMBER,
} from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { tenFrames } from './ten-frames.ts';

function promptOf(difficulty: Difficulty, full: number) {
  if (difficulty === 1)
    return text({
      en: 'How many more make 10?',
      fr: 'Combien en faut-il pour 10 ?',
      es: '¿Cuántas faltan para 10?',
    });
  if (difficulty === 2)
    return text(
      {
        en: '{full} and how many make 10?',
        fr: '{full} et combien font 10 ?',
        es: '¿{full} y cuántas hacen 10?',
      },
      { full },
    );
  return text({ en: '10 − {full} = ?', fr: '10 − {full} = ?', es: '10 − {full} = ?' }, { full });
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const full = difficulty === 1 ? random.pick([3, 4, 6, 7, 8, 9]) : random.integer(1, 9);
  const missing = 10 - full;
  const all = { full, missing };
  const explained = {
    ...tenFrames(full, 10),
    prompt: promptOf(difficulty, full),
    nudge: text({
      en: 'Look at the empty squares.',
      fr: 'Regarde les cases vides.',
      es: 'Miremos las casillas vacías.',
    }),
    steps: [
      step(
        {
          en: 'Full squares: {full}.',
          fr: 'Cases pleines : {full}.',
          es: 'Casillas llenas: {full}.',
        },
        { en: 'The row has 10 squares.', fr: 'La rangée a 10 cases.', es: 'La fila tiene 10 casillas.' },
        all,
      ),
      step(
        {
          en: 'Empty squares: {missing}. {full} + {missing} = 10',
          fr: 'Cases vides : {missing}. {full} + {missing} = 10',
          es: 'Casillas vacías: {missing}. {full} + {missing} = 10',
        },
        {
          en: 'Full and empty make the row.',
          fr: 'Pleines et vides font la rangée.',
          es: 'Llenas y vacías hacen la fila.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, missing, [
    [missing + 1, COUNTS_THE_START],
    [missing - 1, MISSED_OR_DOUBLED],
    [full, REPEATED_A_NUMBER],
    [10, COUNTED_ALL],
  ]);
}

/** Partners that make ten (CCSS K.OA.A.4). */
export const maMake10 = generator('ma-make10', make);
