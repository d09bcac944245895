import { expect, test } from 'vitest';
import { ranked } from './leaderboard.ts';

const row = (firstName: string, daysPractised: number, skillsReviewed: number) => {
  return { childId: firstName, firstName, daysPractised, skillsReviewed };
};

test('effort is ranked by days, then by skills kept fresh, and equal effort shares its rank', () => {
  const rows = [row('Zuri', 3, 1), row('Abena', 3, 1), row('Kofi', 4, 0), row('Lin', 0, 0)];
  expect(ranked(rows, 'Lin').map(({ firstName, rank, isYou }) => [firstName, rank, isYou])).toEqual([
    ['Kofi', 1, false],
    ['Abena', 2, false],
    ['Zuri', 2, false],
    ['Lin', 4, true],
  ]);
});
