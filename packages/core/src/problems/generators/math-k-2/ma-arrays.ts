import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-arrays');

const ROWS = { 1: [2, 4], 2: [2, 5], 3: [3, 5] } as const;
const COLUMNS = { 1: [2, 5], 2: [3, 5], 3: [2, 5] } as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [fewestRows, mostRows] = ROWS[difficulty];
  const [fewestColumns, mostColumns] = COLUMNS[difficulty];
  const rows = random.integer(fewestRows, mostRows);
  const columns = random.integer(fewestColumns, mostColumns);
  const all = { rows, columns, sum: Array(rows).fill(columns).join(' + '), total: rows * columns };
  const explained = {
    figure: { type: 'array' as const, rows, columns },
    figureText: text(message('make.explained.figure-text'), all),
    prompt: text(message('make.explained.prompt'), all),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step(
        message('make.explained.step.one-row-columns-dots'),
        message('make.explained.reason.all-rows-same'),
        all,
      ),
      step(message('make.explained.step.sum-total'), message('make.explained.reason.add-one-row-rows'), all),
    ],
  };
  return integerItem(explained, rows * columns, [
    [rows + columns, 'added-not-multiplied'],
    [(rows - 1) * columns, 'one-group-off'],
    [(rows + 1) * columns, 'one-group-off'],
  ]);
}

/** Rows and columns as repeated addition (CCSS 2.OA.C.4). */
export const maArrays = generator('ma-arrays', make);
