import { expect, it } from 'vitest';
import { chooseDifficulty, leastDifficulty } from './choose-difficulty.ts';
import { NEW_LEARNER, NEW_SKILL } from './mastery.ts';

const chosen = (ability: number, ageGroup: 'k2' | 'elementary' | 'middle' | 'adult' | null) =>
  chooseDifficulty({ ability }, NEW_SKILL, ageGroup);

it('gives a newcomer what is nearest to three in four right', () => {
  expect(chooseDifficulty(NEW_LEARNER, NEW_SKILL, 'middle')).toBe(1);
  expect(chosen(0.6, 'middle')).toBe(2);
  expect(chosen(1.6, 'middle')).toBe(3);
});

it('keeps younger children right more often', () => {
  expect(chosen(0.6, 'k2')).toBe(1);
  expect(chosen(0.6, 'elementary')).toBe(1);
  expect(chosen(0.6, 'adult')).toBe(2);
  expect(chosen(0.6, null)).toBe(2);
});

it('never gets easier as ability grows', () => {
  const levels = Array.from({ length: 60 }, (_, index) => chosen(-3 + index / 10, 'middle'));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(3);
});

it('begins a university lesson’s school skills in the middle, and nothing else', () => {
  expect(leastDifficulty('university', '9-12', true)).toBe(2);
  expect(leastDifficulty('university', '9-12', false)).toBe(1);
  expect(leastDifficulty('university', 'university', true)).toBe(1);
  expect(leastDifficulty('9-12', '6-8', true)).toBe(1);
});
