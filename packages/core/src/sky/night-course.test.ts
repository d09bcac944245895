import { expect, test } from 'vitest';
import { mulberry32 } from '../maths/mulberry32.ts';
import { holdAt, nightAtSea, risingStars, sailed } from './night-course.ts';
import { houseAt } from './star-compass.ts';

test('stars rise in the eastern half, and those that never set are not among them', () => {
  const stars = risingStars(21, 2000);
  expect(stars.length).toBeGreaterThan(40);
  expect(stars.every(({ azimuthDeg }) => azimuthDeg > 0 && azimuthDeg < 180)).toBe(true);
  expect(stars.some(({ name }) => name === 'Polaris')).toBe(false);
  expect(risingStars(-60, 2000).some(({ name }) => name === 'Acrux')).toBe(false);
});

test('Hokulea, the star Arcturus, rises one or two houses north of east-north-east for Hawaii', () => {
  const arcturus = risingStars(21, 2000).find(({ name }) => name === 'Arcturus');
  expect(arcturus?.azimuthDeg).toBeCloseTo(69.1, 0);
  expect(arcturus?.house).toMatchObject({ side: 'east', towards: 'north', step: 2 });
});

test('every night has three stars that rise one after the other, for any seed at the latitudes of the Pacific', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const night = nightAtSea(-17, 2000, mulberry32(seed));
    if (night === null) throw new Error(`no night for ${seed}`);
    expect(night.stars).toHaveLength(3);
    expect(new Set(night.stars.map(({ name }) => name)).size).toBe(3);
    expect(night.course.middleDeg).toBeGreaterThanOrEqual(45);
    expect(night.course.middleDeg).toBeLessThanOrEqual(135);
  }
});

test('a star in the house of the course is held dead ahead, one house north of an eastern course to the left', () => {
  const [star] = risingStars(21, 2000);
  if (!star) throw new Error('no star rises');
  expect(holdAt(houseAt(8), { ...star, house: houseAt(8) })).toBe(0);
  expect(holdAt(houseAt(8), { ...star, house: houseAt(7) })).toBe(-1);
  expect(holdAt(houseAt(2), { ...star, house: houseAt(30) })).toBe(-4);
});

test('one house off the course for four hours at six knots is nearly five miles aside', () => {
  expect(sailed(0, 6)).toEqual({ right: 0, ahead: 24 });
  expect(sailed(1, 6).right).toBeCloseTo(4.68, 2);
});
