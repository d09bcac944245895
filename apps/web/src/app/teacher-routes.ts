import type { PageRow } from './route-rows.ts';

/** The rooms of teachers. */
export const teacherRows: readonly PageRow[] = [
  {
    path: '/dashboard/teacher',
    access: ['teacher'],
    page: () => import('../pages/dashboard/teacher.page.tsx'),
    title: 'classroom:room.title',
    words: ['dashboard', 'messages', 'teacher'],
  },
  {
    path: '/dashboard/teacher/assignments',
    access: ['teacher'],
    page: () => import('../pages/dashboard/teacher/assignments.page.tsx'),
    title: 'classroom:work.title',
    words: ['dashboard'],
  },
  {
    path: '/resources/teachers',
    access: ['teacher'],
    page: () => import('../pages/resources/teachers.page.tsx'),
    title: 'teacher:hour.title',
    words: ['dashboard', 'heritage', 'labs', 'lesson', 'resources', 'worksheets'],
  },
  {
    path: '/teacher-training',
    access: ['teacher'],
    page: () => import('../pages/teacher-training.page.tsx'),
    title: 'teacher:training.title',
    words: ['dashboard', 'heritage', 'lesson'],
  },
  {
    path: '/teacher-customization',
    access: ['teacher'],
    page: () => import('../pages/teacher-customization.page.tsx'),
    title: 'teacher:choices.title',
    words: ['auth', 'dashboard', 'lesson', 'messages', 'worksheets'],
  },
];
