import { describe, expect, test } from 'vitest';
import { grainsLeft, swingAt } from './singing-plate.ts';

describe('a plate that sings', () => {
  test('stands still at its supported edges and along both diagonals', () => {
    for (const at of [0.1, 0.37, 0.5, 0.83]) {
      for (const still of [swingAt(at, 0), swingAt(1, at), swingAt(at, at), swingAt(at, 1 - at)])
        expect(Math.abs(still)).toBeLessThan(1e-12);
    }
  });

  test('keeps the same sand each time, and only where it hardly swings', () => {
    expect(grainsLeft()).toEqual(grainsLeft());
    expect(grainsLeft().length).toBeGreaterThan(200);
    for (const { x, y } of grainsLeft()) expect(Math.abs(swingAt(x, y))).toBeLessThan(0.08);
  });
});
