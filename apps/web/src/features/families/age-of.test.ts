import { expect, it } from 'vitest';
import { ageGroupOf, yearsOld } from './age-of.ts';

it.each([
  [3, 'k2'],
  [5, 'k2'],
  [7, 'k2'],
  [8, 'elementary'],
  [10, 'elementary'],
  [11, 'middle'],
  [13, 'middle'],
  [14, 'high'],
  [18, 'high'],
] as const)('puts a child of %i into %s', (years, group) => {
  expect(ageGroupOf(years)).toBe(group);
});

it('counts a year only once its month has come', () => {
  const november = new Date(2026, 10, 21);
  expect(yearsOld({ year: 2018, month: 11 }, november)).toBe(8);
  expect(yearsOld({ year: 2018, month: 12 }, november)).toBe(7);
});
