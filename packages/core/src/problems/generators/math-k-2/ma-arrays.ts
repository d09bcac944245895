import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { ADDED_NOT_MULTIPLIED, ONE_GROUP_OFF } from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const ROWS = { 1: [2, 4], 2: [2, 5], 3: [3, 5] } as const;
const COLUMNS = { 1: [2, 5], 2: [3, 5], 3: [2, 5] } as const;

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [fewestRows, mostRows] = ROWS[difficulty];
  const [fewestColumns, mostColumns] = COLUMNS[difficulty];
  const rows = random.integer(fewestRows, mostRows);
  const columns = random.integer(fewestColumns, mostColumns);
  const all = { rows, columns, sum: Array(rows).fill(columns).join(' + '), total: rows * columns };
  const explained = {
    figure: { type: 'array' as const, rows, columns },
    figureText: text(
      {
        en: '{rows} rows with {columns} dots each.',
        fr: '{rows} rangées de {columns} points.',
        es: '{rows} filas de {columns} puntos.',
      },
      all,
    ),
    prompt: text(
      {
        en: 'There are {rows} rows. Each has {columns} dots. How many dots?',
        fr: 'Il y a {rows} rangées. Chacune a {columns} points. Combien de points ?',
        es: 'Hay {rows} filas. Cada una tiene {columns} puntos. ¿Cuántos puntos hay?',
      },
      all,
    ),
    nudge: text({
      en: 'Count one row. Add the next one.',
      fr: 'Compte une rangée. Ajoute la suivante.',
      es: 'Contamos una fila. Sumamos la siguiente.',
    }),
    steps: [
      step(
        {
          en: 'One row has {columns} dots.',
          fr: 'Une rangée a {columns} points.',
          es: 'Una fila tiene {columns} puntos.',
        },
        {
          en: 'All rows are the same.',
          fr: 'Les rangées sont pareilles.',
          es: 'Todas las filas son iguales.',
        },
        all,
      ),
      step(
        { en: '{sum} = {total}', fr: '{sum} = {total}', es: '{sum} = {total}' },
        {
          en: 'Add one row {rows} times.',
          fr: 'Ajoute une rangée {rows} fois.',
          es: 'Sumamos una fila {rows} veces.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, rows * columns, [
    [rows + columns, ADDED_NOT_MULTIPLIED],
    [(rows - 1) * columns, ONE_GROUP_OFF],
    [(rows + 1) * columns, ONE_GROUP_OFF],
  ]);
}

/** Rows and columns as repeated addition (CCSS 2.OA.C.4). */
export const maArrays = generator('ma-arrays', make);
