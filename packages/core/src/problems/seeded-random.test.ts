import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

it('gives the same numbers for the same name and seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (name, seed) => {
      const [first, second] = [seededRandom(name, seed), seededRandom(name, seed)];
      const draw = (random: typeof first) => Array.from({ length: 8 }, () => random.integer(0, 1_000_000));
      expect(draw(first)).toEqual(draw(second));
    }),
  );
});

function draw(name: string): number[] {
  const random = seededRandom(name, 7);
  return Array.from({ length: 8 }, () => random.integer(0, 1_000_000));
}

it('runs differently for two skills with one seed', () => {
  expect(draw('ma-pyth/1')).not.toEqual(draw('ma-pyth/2'));
});

it('stays within its bounds and reaches both, about equally often', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 6_000; seed += 1) {
    const face = seededRandom('dice', seed).integer(1, 6);
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6_000);
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

it('puts every thing at every place when it shuffles', () => {
  const first = Array.from({ length: 300 }, (_, seed) =>
    seededRandom('shuffle', seed).shuffle(['a', 'b', 'c']).join(''),
  );
  expect(new Set(first).size).toBe(6);
});
