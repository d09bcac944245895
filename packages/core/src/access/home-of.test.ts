import { AGE_GROUPS } from '@ori/contracts/roles';
import { expect, it } from 'vitest';
import { homeAfterOAuth, homeAfterSignIn, homeAfterSignUp, homeOfButton } from './home-of.ts';

it.each(AGE_GROUPS)('leads a student of %s to the home of that age group', (group) => {
  expect(homeAfterSignIn('student', group)).toBe(`/dashboard/${group}`);
});

it('leads a student without an age group to the student dashboard', () => {
  expect(homeAfterSignIn('student', null)).toBe('/dashboard/student');
});

it.each([
  ['student', '/dashboard/student', '/dashboard/student'],
  ['PARENT', '/dashboard/parent', '/dashboard/parent'],
  ['teacher', '/dashboard', '/dashboard/teacher'],
  ['Admin', '/dashboard', '/admin/dashboard'],
  ['wizard', '/', '/dashboard'],
  [null, '/', '/dashboard'],
])('for role %s the button leads to %s and an OAuth return to %s', (role, button, oauth) => {
  expect(homeOfButton(role)).toBe(button);
  expect(homeAfterOAuth(role)).toBe(oauth);
});

it.each(['parent', 'teacher', 'admin'] as const)('ignores the age group of a %s', (role) => {
  expect(homeAfterSignIn(role, 'k2')).toBe(homeOfButton(role));
});

it('leads a new parent to the first steps, and every other newcomer home', () => {
  expect(homeAfterSignUp('parent', null)).toBe('/parent-onboarding');
  expect(homeAfterSignUp('student', 'adult')).toBe('/dashboard/adult');
  expect(homeAfterSignUp('teacher', null)).toBe('/dashboard');
});
