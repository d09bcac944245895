import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { shown } from './writing.ts';

const message = messagesOf('matrices');

/** Rows of numbers, all of one length. */
export type Matrix = readonly (readonly number[])[];

const row = (values: readonly number[], mark: string) => `(${values.map(shown).join(mark)})`;

const joined = (rows: readonly string[], and: string) =>
  `${rows.slice(0, -1).join(', ')} ${and} ${rows.at(-1) ?? ''}`;

/** “the matrix with rows (2, 1) and (0, 3)”, as a screen reader can read it. */
export function writtenRows(matrix: Matrix): Phrase {
  return {
    en: joined(
      matrix.map((values) => row(values, ', ')),
      'and',
    ),
    fr: joined(
      matrix.map((values) => row(values, ' ; ')),
      'et',
    ),
    es: joined(
      matrix.map((values) => row(values, '; ')),
      'y',
    ),
  };
}

/** Rows of the left times columns of the right. */
export function timesMatrix(left: Matrix, right: Matrix): number[][] {
  const columns = right[0]?.length ?? 0;
  return left.map((row) =>
    Array.from({ length: columns }, (_, column) =>
      row.reduce((sum, value, index) => sum + value * (right[index]?.[column] ?? 0), 0),
    ),
  );
}

/** Rows for columns. */
export function turned(matrix: Matrix): number[][] {
  return (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0));
}

/** Names of the entries of a 2 × 2 matrix, row by row. */
export const ENTRY_LABELS = [1, 2].flatMap((row) =>
  [1, 2].map((column) => text(message('entry-labels'), { row, column })),
);
