import { describe, expect, test } from 'vitest';
import { angleDeg, shapeOf } from './vsepr.ts';

describe('the shape of a molecule', () => {
  test.each([
    ['carbon dioxide', 2, 0, 'linear'],
    ['boron trifluoride', 3, 0, 'trigonal-planar'],
    ['methane', 4, 0, 'tetrahedral'],
    ['ammonia', 3, 1, 'trigonal-pyramidal'],
    ['water', 2, 2, 'bent'],
    ['sulfur dioxide', 2, 1, 'bent'],
    ['phosphorus pentachloride', 5, 0, 'trigonal-bipyramidal'],
    ['sulfur tetrafluoride', 4, 1, 'seesaw'],
    ['chlorine trifluoride', 3, 2, 't-shaped'],
    ['xenon difluoride', 2, 3, 'linear'],
    ['sulfur hexafluoride', 6, 0, 'octahedral'],
    ['bromine pentafluoride', 5, 1, 'square-pyramidal'],
    ['xenon tetrafluoride', 4, 2, 'square-planar'],
  ])('of %s is as measured', (_name, bonds, lonePairs, name) => {
    expect(shapeOf(bonds, lonePairs)?.name).toBe(name);
  });

  test('has its smallest bond angle as stated', () => {
    for (const [bonds, lonePairs] of [
      [2, 0],
      [3, 0],
      [4, 0],
      [3, 1],
      [2, 2],
      [5, 0],
      [2, 3],
      [6, 0],
      [4, 2],
    ] as const) {
      const shape = shapeOf(bonds, lonePairs);
      const angles = shape!.bonds.flatMap((one, i) =>
        shape!.bonds.slice(i + 1).map((other) => angleDeg(one, other)),
      );
      expect(Math.min(...angles)).toBeCloseTo(shape!.idealAngleDeg, 1);
    }
  });

  test('has directions of length one that add up to nothing when no pair is left out', () => {
    for (const pairs of [2, 3, 4, 5, 6]) {
      const all = shapeOf(pairs, 0)!.bonds;
      for (const axis of ['x', 'y', 'z'] as const)
        expect(all.reduce((sum, one) => sum + one[axis], 0)).toBeCloseTo(0, 9);
      for (const { x, y, z } of all) expect(Math.hypot(x, y, z)).toBeCloseTo(1, 9);
    }
  });

  test('is not named where the theory names none', () => {
    expect(shapeOf(1, 0)).toBeNull();
    expect(shapeOf(9, 3)).toBeNull();
  });
});
