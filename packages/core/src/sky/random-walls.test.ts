import { expect, test } from 'vitest';
import { mulberry32 } from '../maths/mulberry32.ts';
import {
  buildRandomWalls,
  chanceOfAny,
  shareOfDirections,
  TARGET_SORTS,
  targetAzimuths,
} from './random-walls.ts';

const STONEHENGE = { latitudeDeg: 51.1789, year: -2499, starDeclinationsDeg: [] };

test('the share found by building walls meets the share worked out, within what chance allows', () => {
  const targets = targetAzimuths(['solstices', 'equinoxes', 'north'], STONEHENGE);
  const share = shareOfDirections(targets, 2);
  const walls = buildRandomWalls(20_000, targets, 2, mulberry32(1));
  const hits = walls.filter(({ targetDeg }) => targetDeg !== null).length / walls.length;
  expect(Math.abs(hits - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / walls.length));
});

test('one target with two degrees on either side takes 4 of 180 degrees', () => {
  expect(shareOfDirections([0], 2)).toBeCloseTo(4 / 180);
  expect(shareOfDirections([1, 2], 2)).toBeCloseTo(5 / 180);
  expect(shareOfDirections([0, 180], 2)).toBeCloseTo(4 / 180);
  expect(shareOfDirections([], 2)).toBe(0);
});

test('the more sorts one would have accepted, the more walls align by luck', () => {
  const shares = TARGET_SORTS.map((_, index) =>
    shareOfDirections(
      targetAzimuths(TARGET_SORTS.slice(0, index + 1), { ...STONEHENGE, starDeclinationsDeg: [5, -16] }),
      2,
    ),
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeGreaterThan(3 * (shares[0] ?? NaN));
});

test('solstice walls: rising in June is the other end of setting in December', () => {
  const targets = targetAzimuths(['solstices'], { ...STONEHENGE, latitudeDeg: 0 });
  expect(targets).toHaveLength(4);
  expect(shareOfDirections(targets, 1)).toBeCloseTo(4 / 180, 3);
});

test('the same seed builds the same walls', () => {
  const first = buildRandomWalls(5, [30], 2, mulberry32(7));
  expect(buildRandomWalls(5, [30], 2, mulberry32(7))).toEqual(first);
  expect(buildRandomWalls(5, [30], 2, mulberry32(8))).not.toEqual(first);
});

test('one chance in ten becomes two in three over ten walls', () => {
  expect(chanceOfAny(0.1, 10)).toBeCloseTo(0.651, 3);
});
