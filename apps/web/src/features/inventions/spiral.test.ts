import { expect, it } from 'vitest';
import { ringHatching, spiral, teeth } from './spiral.ts';

const pointsOf = (path: string) =>
  path
    .replace('Z', '')
    .slice(1)
    .split(/[LM]/)
    .map((point) => Math.hypot(...(point.split(' ').map(Number) as [number, number])));

it('winds a spiral evenly from its first radius to its last', () => {
  const radii = pointsOf(spiral(5, 10, 60));
  expect(radii).toHaveLength(121);
  expect(radii[0]).toBeCloseTo(10, 1);
  expect(radii.at(-1)).toBeCloseTo(60, 1);
  expect(radii.every((radius, at) => at === 0 || radius > (radii[at - 1] ?? 0))).toBe(true);
});

it('keeps hatching and teeth between their circles', () => {
  for (const path of [ringHatching(40, 60, 30), teeth(40, 60, 12)])
    for (const radius of pointsOf(path)) {
      expect(radius).toBeGreaterThan(39.8);
      expect(radius).toBeLessThan(60.2);
    }
});
