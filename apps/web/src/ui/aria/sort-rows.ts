import type { ReactNode } from 'react';

export interface DataRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** What a column is sorted by, where the cell itself is not a text or a number. */
  readonly sortBy?: Readonly<Record<string, string | number>>;
}

export interface Sorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

function valueOf(row: DataRow, column: string): string | number {
  const value = row.sortBy?.[column] ?? row.cells[column];
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

/** The rows in order: numbers by size, texts as the language sorts them; equals keep their places. */
export function sortRows(
  rows: readonly DataRow[],
  { column, direction }: Sorting,
  language: string,
): readonly DataRow[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'descending' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    return (
      sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)))
    );
  });
}
