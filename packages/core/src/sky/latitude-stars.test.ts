import { expect, test } from 'vitest';
import { equalAltitudePairs, zenithStars } from './latitude-stars.ts';
import { culmination } from './star-compass.ts';

test('Arcturus passes overhead for Hawaii, Sirius for Raiatea', () => {
  expect(zenithStars(19.2, 2000, 1).map(({ name }) => name)).toContain('Arcturus');
  expect(zenithStars(-16.84, 2000, 1)[0]?.name).toBe('Sirius');
  expect(zenithStars(5, 2000, 0.01)).toEqual([]);
});

test('the stars of a pair stand equally high where it says, and nowhere else', () => {
  const pairs = equalAltitudePairs(20, 2000);
  expect(pairs.length).toBeGreaterThan(3);
  for (const { north, south, equalAtDeg } of pairs) {
    const heights = (latitude: number) =>
      [north, south].map(({ declinationDeg }) => culmination(declinationDeg, latitude).altitudeDeg);
    const [a = NaN, b = NaN] = heights(equalAtDeg);
    expect(a).toBeCloseTo(b, 9);
    const [c = NaN, d = NaN] = heights(20);
    expect(c - d).toBeCloseTo(2 * (20 - equalAtDeg), 9);
  }
});
