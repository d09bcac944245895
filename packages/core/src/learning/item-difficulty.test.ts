import { expect, it } from 'vitest';
import { itemDifficultyAfter } from './item-difficulty.ts';

it('calls an item easier when it is solved against expectation, harder when missed', () => {
  expect(itemDifficultyAfter(-0.6, 0, 0.5)).toBeCloseTo(-0.9, 12);
  expect(itemDifficultyAfter(-0.6, 0, -0.5)).toBeCloseTo(-0.3, 12);
});

it('moves less the more answers it has had, but never stops', () => {
  expect(itemDifficultyAfter(0, 20, 1)).toBeCloseTo(-0.3, 12);
  expect(itemDifficultyAfter(0, 1_000_000, 1)).toBeCloseTo(-0.012, 12);
});
