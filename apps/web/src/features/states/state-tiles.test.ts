import { STATE_CODES } from '@ori/contracts/state-names';
import { expect, it } from 'vitest';
import { TILES } from './state-tiles.ts';

it('gives every state one cell, and no cell to two', () => {
  expect(TILES.map(({ code }) => code).toSorted()).toEqual(STATE_CODES.toSorted());
  expect(new Set(TILES.map(({ x, y }) => `${x} ${y}`)).size).toBe(STATE_CODES.length);
});

it('lays cells side by side without one over another', () => {
  const pairs = TILES.flatMap((one, at) => TILES.slice(at + 1).map((other) => [one, other] as const));
  const nearest = Math.min(...pairs.map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y)));
  expect(nearest).toBeGreaterThan(34);
});
