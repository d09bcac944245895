import { expect, it } from 'vitest';
import { type DataRow, sortRows } from './sort-rows.ts';

const rows: readonly DataRow[] = [
  { id: 'zoe', cells: { name: 'Zoé', minutes: 9 } },
  { id: 'emile', cells: { name: 'Émile', minutes: 30 } },
  { id: 'eva', cells: { name: 'Eva', minutes: 9 } },
];
const order = (column: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, { column, direction }, 'fr').map(({ id }) => id);

it('sorts names as the language does, accents beside their letter', () => {
  expect(order('name', 'ascending')).toEqual(['emile', 'eva', 'zoe']);
});

it('sorts numbers by size and leaves equal ones in place', () => {
  expect(order('minutes', 'ascending')).toEqual(['zoe', 'eva', 'emile']);
  expect(order('minutes', 'descending')).toEqual(['emile', 'zoe', 'eva']);
});

it('sorts by what a row says when a cell is a drawing', () => {
  const drawn = [
    { id: 'late', cells: { day: null }, sortBy: { day: 2 } },
    { id: 'early', cells: { day: null }, sortBy: { day: 1 } },
  ];
  expect(sortRows(drawn, { column: 'day', direction: 'ascending' }, 'en').map(({ id }) => id)).toEqual([
    'early',
    'late',
  ]);
});
