import { expect, test } from 'vitest';
import { dealShares } from './shares.ts';

test('three loaves in quarters give each of four workers three pieces and leave none', () => {
  expect(dealShares(3, 4, 4, 3)).toEqual({ pieces: 12, each: 3, left: 0, canDeal: false });
});

test('three loaves in halves leave two halves that four workers cannot share', () => {
  expect(dealShares(3, 2, 4, 9)).toEqual({ pieces: 6, each: 1, left: 2, canDeal: false });
});

test('nothing is dealt before the first round', () => {
  expect(dealShares(2, 2, 4, 0)).toEqual({ pieces: 4, each: 0, left: 4, canDeal: true });
});
