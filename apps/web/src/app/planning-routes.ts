import type { PageRow } from './route-rows.ts';

/** A learner's week, what was given, and the smaller rooms. */
export const planningRows: readonly PageRow[] = [
  {
    path: '/dashboard/schedule',
    access: 'signed-in',
    page: () => import('../pages/dashboard/schedule.page.tsx'),
    title: 'dashboard:schedule.title',
    words: ['planning'],
  },
  {
    path: '/dashboard/middle/schedule',
    access: ['student'],
    page: () => import('../pages/dashboard/middle/schedule.page.tsx'),
    title: 'dashboard:schedule.title',
    words: ['planning'],
  },
  {
    path: '/dashboard/high/schedule',
    access: ['student'],
    page: () => import('../pages/dashboard/high/schedule.page.tsx'),
    title: 'dashboard:schedule.title',
    words: ['planning'],
  },
  {
    path: '/dashboard/student/assignments',
    access: ['student'],
    page: () => import('../pages/dashboard/student/assignments.page.tsx'),
    title: 'dashboard:assignments.title',
  },
  {
    path: '/dashboard/student/assignments/:id',
    access: ['student'],
    page: () => import('../pages/dashboard/student/assignment.page.tsx'),
    title: 'dashboard:assignments.title',
  },
  {
    path: '/dashboard/middle/assignments',
    access: ['student'],
    page: () => import('../pages/dashboard/middle/assignments.page.tsx'),
    title: 'dashboard:assignments.title',
  },
  {
    path: '/dashboard/middle/leaderboard',
    access: ['student'],
    page: () => import('../pages/dashboard/middle/leaderboard.page.tsx'),
    title: 'dashboard:leaderboard.title',
  },
  {
    path: '/dashboard/middle/rewards',
    access: ['student'],
    page: () => import('../pages/dashboard/middle/rewards.page.tsx'),
    title: 'dashboard:achievements.title',
  },
  {
    path: '/dashboard/high/profile',
    access: ['student'],
    page: () => import('../pages/dashboard/high/profile.page.tsx'),
    title: 'auth:profile.title',
  },
  {
    path: '/dashboard/high/settings',
    access: ['student'],
    page: () => import('../pages/dashboard/high/settings.page.tsx'),
    title: 'dashboard:settings.title',
    words: ['auth'],
  },
  {
    path: '/dashboard/student/resources',
    access: ['student'],
    page: () => import('../pages/dashboard/student/resources.page.tsx'),
    title: 'dashboard:resources.title',
  },
  {
    path: '/dashboard/student/courses/esl',
    access: ['student'],
    page: () => import('../pages/dashboard/student/courses/esl.page.tsx'),
    title: 'lesson:courses.title',
    words: ['dashboard'],
  },
  {
    path: '/dashboard/worksheets',
    access: 'signed-in',
    page: () => import('../pages/dashboard/worksheets.page.tsx'),
    title: 'worksheets:own.title',
    words: ['dashboard'],
  },
];
