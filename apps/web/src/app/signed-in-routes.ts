import { adminRows } from './admin-routes.ts';
import { courseRows } from './course-routes.ts';
import { parentRows } from './parent-routes.ts';
import { planningRows } from './planning-routes.ts';
import type { PageRow } from './route-rows.ts';
import { studentRows } from './student-routes.ts';
import { teacherRows } from './teacher-routes.ts';
import { worksheetRows } from './worksheet-routes.ts';

/** The pages behind the guard: a chunk of their own, fetched when the first of them is opened. */
export const signedInRows: readonly PageRow[] = [
  {
    path: '/dashboard',
    access: 'signed-in',
    page: () => import('../pages/dashboard.page.tsx'),
    title: 'common:nav.dashboard',
    words: ['dashboard', 'lesson'],
  },
  {
    path: '/profile',
    access: 'signed-in',
    page: () => import('../pages/profile.page.tsx'),
    title: 'auth:profile.title',
    words: ['billing', 'pricing', 'dashboard', 'passkeys', 'authenticator'],
  },
  {
    path: '/notifications',
    access: 'signed-in',
    page: () => import('../pages/notifications.page.tsx'),
    title: 'messages:notice.title',
    words: ['dashboard'],
  },
  {
    path: '/dashboard/messages',
    access: ['student', 'teacher', 'admin'],
    page: () => import('../pages/dashboard/messages.page.tsx'),
    title: 'messages:room.title',
    words: ['dashboard', 'family'],
  },
  {
    path: '/resources/premium',
    access: 'signed-in',
    page: () => import('../pages/resources/premium.page.tsx'),
    title: 'resources:premium.title',
    words: ['dashboard'],
  },
  ...studentRows,
  ...courseRows,
  ...planningRows,
  ...parentRows,
  ...worksheetRows,
  ...teacherRows,
  ...adminRows,
];
