import { AGE_GROUPS } from '@ori/contracts/roles';
import { expect, test } from 'vitest';
import { mayGetNewsletter } from './newsletter.ts';

test('the newsletter is for grown-ups, whatever they are here, and for no other learner', () => {
  for (const role of ['parent', 'teacher', 'admin'] as const)
    expect(mayGetNewsletter({ role, ageGroup: null })).toBe(true);
  const learners = AGE_GROUPS.filter((ageGroup) => mayGetNewsletter({ role: 'student', ageGroup }));
  expect(learners).toEqual(['university', 'adult']);
  expect(mayGetNewsletter({ role: 'student', ageGroup: null })).toBe(false);
  expect(mayGetNewsletter({ role: 'student' })).toBe(false);
});
