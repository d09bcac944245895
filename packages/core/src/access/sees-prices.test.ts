import { AGE_GROUPS } from '@ori/contracts/roles';
import { expect, test } from 'vitest';
import { seesPrices } from './sees-prices.ts';

test('visitors, parents, teachers and administrators see prices', () => {
  expect(seesPrices(null)).toBe(true);
  for (const role of ['parent', 'teacher', 'admin'] as const)
    expect(seesPrices({ role, ageGroup: null })).toBe(true);
});

test('a learner sees them as an adult and at no other age, a learner of unknown age neither', () => {
  const seeing = AGE_GROUPS.filter((ageGroup) => seesPrices({ role: 'student', ageGroup }));
  expect(seeing).toEqual(['adult']);
  expect(seesPrices({ role: 'student', ageGroup: null })).toBe(false);
});
