import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOLDEN_RATIO } from './golden-ratio.ts';
import { chanceAmong, measuredRatio } from './measured-ratio.ts';

describe('a measured ratio', () => {
  it('of the Parthenon’s base is 9 : 4, and cannot be golden', () => {
    const base = measuredRatio({ a: 69.5, b: 30.88, error: 0.05 });
    expect(base?.ratio).toBeCloseTo(2.25, 2);
    expect(base?.mayBeGolden).toBe(false);
  });

  it('lies between its least and most, in either order of the lengths', () => {
    const length = fc.double({ min: 1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(length, length, fc.double({ min: 0, max: 0.5, noNaN: true }), (a, b, error) => {
        const found = measuredRatio({ a, b, error })!;
        expect(found.least).toBeLessThanOrEqual(found.ratio);
        expect(found.most).toBeGreaterThanOrEqual(found.ratio);
        expect(measuredRatio({ a: b, b: a, error })).toEqual(found);
        expect(found.chance).toBeGreaterThanOrEqual(0);
        expect(found.chance).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('says nothing where an error is as large as a length, or a length is no number', () => {
    for (const readings of [
      { a: 10, b: 1, error: 1 },
      { a: Number.NaN, b: 1, error: 0.1 },
      { a: Number.POSITIVE_INFINITY, b: 1, error: 0.1 },
      { a: 5, b: 0, error: 0 },
      { a: 5, b: -2, error: 0.1 },
    ])
      expect(measuredRatio(readings)).toBeNull();
  });

  it('is told its chance as a count over evenly spread lengths finds it', () => {
    const found = measuredRatio({ a: 16, b: 10, error: 0.01 })!;
    const off = Math.abs(10 / 16 - 1 / GOLDEN_RATIO);
    const tries = 200_000;
    let near = 0;
    for (let index = 0; index < tries; index += 1)
      if (Math.abs((index + 0.5) / tries - 1 / GOLDEN_RATIO) <= off) near += 1;
    expect(found.chance).toBeCloseTo(near / tries, 4);
  });
});

it('a near miss is likely once many pairs are tried', () => {
  expect(chanceAmong(0.05, 1)).toBeCloseTo(0.05, 12);
  expect(chanceAmong(0.05, 20)).toBeCloseTo(0.64, 2);
});
