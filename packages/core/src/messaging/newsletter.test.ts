import { AGE_GROUPS } from '@ori/contracts/roles';
import { expect, test } from 'vitest';
import { mayGetNewsletter, mayWishAtSignUp, mustTellNewsletterAge } from './newsletter.ts';

test('the newsletter is for grown-ups, whatever they are here, and for no other learner', () => {
  for (const role of ['parent', 'teacher', 'admin'] as const)
    expect(mayGetNewsletter({ role, ageGroup: null })).toBe(true);
  const learners = AGE_GROUPS.filter((ageGroup) => mayGetNewsletter({ role: 'student', ageGroup }));
  expect(learners).toEqual(['university', 'adult']);
  expect(mayGetNewsletter({ role: 'student', ageGroup: null })).toBe(false);
  expect(mayGetNewsletter({ role: 'student' })).toBe(false);
});

test('at sign-up a learner of 14 to 18 may wish for it who says that they are 16, and nobody younger', () => {
  const learners = AGE_GROUPS.filter((ageGroup) => mayWishAtSignUp({ role: 'student', ageGroup }));
  expect(learners).toEqual(['high', 'university', 'adult']);
  expect(mustTellNewsletterAge({ role: 'student', ageGroup: 'high' })).toBe(true);
  for (const person of [
    { role: 'parent', ageGroup: null },
    { role: 'student', ageGroup: 'adult' },
    { role: 'student', ageGroup: 'high', age: 16 },
  ] as const)
    expect(mustTellNewsletterAge(person)).toBe(false);
  const told = [14, 15, 16, 18].map((age) => mayWishAtSignUp({ role: 'student', ageGroup: 'high', age }));
  expect(told).toEqual([false, false, true, true]);
  expect(mayWishAtSignUp({ role: 'student', ageGroup: null })).toBe(false);
});
