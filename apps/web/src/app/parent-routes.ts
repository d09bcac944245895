import type { PageRow } from './route-rows.ts';

/** The rooms of parents. */
export const parentRows: readonly PageRow[] = [
  {
    path: '/dashboard/parent',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent.page.tsx'),
    title: 'dashboard:family.title',
    words: ['heritage'],
  },
  {
    path: '/dashboard/parent/children',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent/children.page.tsx'),
    title: 'dashboard:children.title',
    words: ['auth'],
  },
  {
    path: '/dashboard/parent/children/add',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent/add-child.page.tsx'),
    title: 'dashboard:add.title',
    words: ['auth'],
  },
  {
    path: '/dashboard/parent/schedule',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent/schedule.page.tsx'),
    title: 'dashboard:schedule.parentTitle',
    words: ['lesson'],
  },
  {
    path: '/dashboard/parent/settings',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent/settings.page.tsx'),
    title: 'dashboard:ori.settings.title',
    words: ['heritage'],
  },
  {
    path: '/dashboard/parent/privacy',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent/privacy.page.tsx'),
    title: 'dashboard:ori.privacy.title',
    words: ['tutor'],
  },
  {
    path: '/dashboard/parent/consciousness',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent/consciousness.page.tsx'),
    title: 'dashboard:practices.consciousness.title',
    words: ['mind', 'lesson', 'heritage'],
  },
  {
    path: '/dashboard/parent/mindfulness',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent/mindfulness.page.tsx'),
    title: 'dashboard:practices.mindfulness.title',
    words: ['mind', 'errors'],
  },
  {
    path: '/dashboard/parent/activities',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent/activities.page.tsx'),
    title: 'dashboard:practices.activities.title',
    words: ['mind', 'lesson', 'errors'],
  },
  {
    path: '/parent-onboarding',
    access: ['parent'],
    page: () => import('../pages/parent-onboarding.page.tsx'),
    title: 'dashboard:begin.title',
  },
  {
    path: '/parent-dashboard',
    access: ['parent'],
    page: () => import('../pages/dashboard/parent.page.tsx'),
    title: 'dashboard:family.title',
    words: ['heritage'],
  },
];
