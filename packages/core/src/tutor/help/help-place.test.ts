import { describe, expect, it } from 'vitest';
import { difficultyOf, helpPlaceOf } from './help-place.ts';
import { showsTutor } from './shown-pages.ts';

describe('what a path is about', () => {
  it.each([
    ['/', 'general', 'home'],
    ['/dashboard/student', 'dashboard', 'student'],
    ['/dashboard/k2', 'dashboard', 'student'],
    ['/dashboard/parent/children', 'dashboard', 'parent'],
    ['/dashboard/teacher', 'dashboard', 'teacher'],
    ['/dashboard/goals', 'dashboard', 'dashboard'],
    ['/dashboard/student/courses/math-3-5', 'learning', 'courses'],
    ['/lessons/half-a-loaf', 'learning', 'lessons'],
    ['/dashboard/student/assignments/7', 'homework', 'assignments'],
    ['/dashboard/middle/assignments', 'homework', 'assignments'],
    ['/geometry', 'sacred-learning', 'geometry'],
    ['/dashboard/parent/consciousness', 'sacred-learning', 'consciousness'],
    ['/frequencies', 'sacred-learning', 'frequencies'],
    ['/auth', 'authentication', 'auth'],
    ['/student-onboarding', 'authentication', 'begin'],
    ['/help', 'general', 'general'],
    ['/dashboards', 'general', 'general'],
  ])('%s is %s, %s', (path, category, subCategory) => {
    expect(helpPlaceOf(path)).toEqual({ category, subCategory });
  });
});

it.each([
  ['/consciousness', 'hard'],
  ['/frequencies', 'hard'],
  ['/dashboard/student/assignments', 'medium'],
  ['/dashboard/student/courses/x/lessons/y', 'medium'],
  ['/dashboard/practice', 'easy'],
  ['/help', 'easy'],
])('%s counts as %s', (path, difficulty) => {
  expect(difficultyOf(path)).toBe(difficulty);
});

describe('the floating tutor', () => {
  it.each([
    '/',
    '/features',
    '/features/offline',
    '/pricing',
    '/about',
    '/contact',
    '/auth',
    '/account-type',
    '/setup',
  ])('stays away from %s', (path) => expect(showsTutor(path)).toBe(false));
  it.each(['/help', '/lessons/half-a-loaf', '/dashboard/k2', '/profile', '/curriculum', '/forgot-password'])(
    'shows on %s',
    (path) => expect(showsTutor(path)).toBe(true),
  );
});
