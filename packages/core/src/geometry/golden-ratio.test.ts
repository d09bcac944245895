import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyzeGoldenRatio, GOLDEN_RATIO } from './golden-ratio.ts';

const length = fc.double({ min: 1e-9, max: 1e12, noNaN: true });

it('finds φ in a pentagon, whichever length comes first', () => {
  const diagonal = 2 * Math.cos(Math.PI / 5);
  expect(analyzeGoldenRatio(1, diagonal)).toMatchObject({ isGoldenRatio: true });
  expect(analyzeGoldenRatio(diagonal, 1).deviation).toBeCloseTo(0, 12);
});

it('tells the Parthenon’s 9:4 apart from φ', () => {
  const { isGoldenRatio, ratio, examples } = analyzeGoldenRatio(69.5, 30.88);
  expect(isGoldenRatio).toBe(false);
  expect(ratio).toBeCloseTo(2.2506, 4);
  expect(examples[0]).toContain('9:4');
});

it('names Fibonacci neighbours, and no nearer simple ratio for a golden one', () => {
  expect(analyzeGoldenRatio(89, 55).examples.at(-1)).toContain('89:55');
  expect(analyzeGoldenRatio(3, 2).examples).toEqual(['Nearer to 3:2 = 1.5000']);
});

it('has a ratio of at least one whose deviation is what it says, for any two lengths', () => {
  fc.assert(
    fc.property(length, length, (a, b) => {
      const { ratio, deviation, isGoldenRatio } = analyzeGoldenRatio(a, b);
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(Math.abs(ratio - deviation - GOLDEN_RATIO)).toBeLessThanOrEqual(ratio * 1e-12);
      expect(isGoldenRatio).toBe(Math.abs(deviation) <= 0.005 * GOLDEN_RATIO);
    }),
  );
});
