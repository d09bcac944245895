import { expect, it } from 'vitest';
import { pageOfRole } from './page-of-role.ts';

const PAGES = ['schedule', 'progress', 'achievements', 'practice', 'goals'] as const;

it('shows a learner every page in place', () => {
  expect(PAGES.map((page) => pageOfRole(page, 'student'))).toEqual(PAGES.map(() => null));
});

it('leads a parent to another fitting room from each page, and shows the children’s goals in place', () => {
  expect(PAGES.map((page) => pageOfRole(page, 'parent'))).toEqual([
    '/dashboard/parent/schedule',
    '/dashboard/parent/progress',
    '/dashboard/parent/achievements',
    '/dashboard/parent/test',
    null,
  ]);
});

it('leads a teacher to their classes, and an admin home', () => {
  for (const page of PAGES) {
    expect(pageOfRole(page, 'teacher')).toBe('/dashboard/teacher');
    expect(pageOfRole(page, 'admin')).toBe('/dashboard');
  }
});
