import type { PageRow } from './route-rows.ts';

/** A learner's courses and lessons. */
export const courseRows: readonly PageRow[] = [
  {
    path: '/dashboard/student/courses',
    access: ['student'],
    page: () => import('../pages/dashboard/student/courses/courses.page.tsx'),
    title: 'lesson:courses.title',
  },
  {
    path: '/dashboard/student/courses/:id',
    access: ['student'],
    page: () => import('../pages/dashboard/student/courses/course.page.tsx'),
    title: 'lesson:courses.title',
  },
  {
    path: '/dashboard/student/courses/:id/lessons/:lessonId',
    access: ['student'],
    page: () => import('../pages/dashboard/student/courses/lesson.page.tsx'),
    title: 'lesson:page.title',
  },
];
