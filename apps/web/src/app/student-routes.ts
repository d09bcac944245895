import type { PageRow } from './route-rows.ts';

/** The rooms of learners (role student). */
export const studentRows: readonly PageRow[] = [
  {
    path: '/dashboard/student',
    access: ['student'],
    page: () => import('../pages/dashboard/student.page.tsx'),
    title: 'dashboard:room.home',
  },
  {
    path: '/dashboard/student/settings',
    access: ['student'],
    page: () => import('../pages/dashboard/student/settings.page.tsx'),
    title: 'dashboard:settings.title',
    words: ['auth'],
  },
  {
    path: '/dashboard/k2',
    access: ['student'],
    page: () => import('../pages/dashboard/k2.page.tsx'),
    title: 'dashboard:room.home',
  },
  {
    path: '/dashboard/elementary',
    access: ['student'],
    page: () => import('../pages/dashboard/elementary.page.tsx'),
    title: 'dashboard:room.home',
  },
  {
    path: '/dashboard/middle',
    access: ['student'],
    page: () => import('../pages/dashboard/middle.page.tsx'),
    title: 'dashboard:room.home',
  },
  {
    path: '/dashboard/high',
    access: ['student'],
    page: () => import('../pages/dashboard/high.page.tsx'),
    title: 'dashboard:room.home',
  },
  {
    path: '/dashboard/university',
    access: ['student'],
    page: () => import('../pages/dashboard/university.page.tsx'),
    title: 'dashboard:room.home',
  },
  {
    path: '/dashboard/adult',
    access: 'signed-in',
    page: () => import('../pages/dashboard/adult.page.tsx'),
    title: 'dashboard:room.home',
  },
  {
    path: '/student-onboarding',
    access: ['student'],
    page: () => import('../pages/student-onboarding.page.tsx'),
    title: 'dashboard:welcome.name',
    words: ['lesson'],
  },
];
