import type { PageRow } from './route-rows.ts';

/** A learner's courses and lessons. */
export const courseRows: readonly PageRow[] = [
  {
    path: '/dashboard/student/courses',
    access: ['student'],
    page: () => import('../pages/dashboard/student/courses/courses.page.tsx'),
    title: 'lesson:courses.title',
    words: ['dashboard'],
  },
  {
    path: '/dashboard/student/courses/:id',
    access: ['student'],
    page: () => import('../pages/dashboard/student/courses/course.page.tsx'),
    title: 'lesson:courses.title',
    words: ['dashboard'],
  },
  {
    path: '/dashboard/student/courses/:id/lessons/:lessonId',
    access: ['student'],
    page: () => import('../pages/dashboard/student/courses/lesson.page.tsx'),
    title: 'lesson:page.title',
    words: ['dashboard', 'tutor', 'heritage'],
  },
  {
    path: '/dashboard/practice',
    access: 'signed-in',
    page: () => import('../pages/dashboard/practice.page.tsx'),
    title: 'lesson:boost.title',
    words: ['dashboard', 'tutor'],
  },
  {
    path: '/dashboard/progress',
    access: 'signed-in',
    page: () => import('../pages/dashboard/progress.page.tsx'),
    title: 'dashboard:progress.title',
  },
  {
    path: '/dashboard/achievements',
    access: 'signed-in',
    page: () => import('../pages/dashboard/achievements.page.tsx'),
    title: 'dashboard:achievements.title',
  },
  {
    path: '/dashboard/student/achievements',
    access: ['student'],
    page: () => import('../pages/dashboard/student/achievements.page.tsx'),
    title: 'dashboard:achievements.title',
  },
  {
    path: '/dashboard/goals',
    access: 'signed-in',
    page: () => import('../pages/dashboard/goals.page.tsx'),
    title: 'dashboard:goals.title',
  },
];
