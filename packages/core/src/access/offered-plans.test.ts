import { AGE_GROUPS } from '@ori/contracts/roles';
import { expect, test } from 'vitest';
import { isOfferedPlans } from './offered-plans.ts';

test('visitors, parents, teachers and administrators are offered plans', () => {
  expect(isOfferedPlans(null)).toBe(true);
  for (const role of ['parent', 'teacher', 'admin'] as const)
    expect(isOfferedPlans({ role, ageGroup: null })).toBe(true);
});

test('a learner is as an adult and at no other age, a learner of unknown age neither', () => {
  const offered = AGE_GROUPS.filter((ageGroup) => isOfferedPlans({ role: 'student', ageGroup }));
  expect(offered).toEqual(['adult']);
  expect(isOfferedPlans({ role: 'student', ageGroup: null })).toBe(false);
});
