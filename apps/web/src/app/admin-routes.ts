import type { PageRow } from './route-rows.ts';

/** The rooms of admins. */
export const adminRows: readonly PageRow[] = [
  {
    path: '/admin/security',
    access: ['admin'],
    page: () => import('../pages/admin/security.page.tsx'),
    title: 'dashboard:ori.admin.title',
    words: ['tutor'],
  },
];
