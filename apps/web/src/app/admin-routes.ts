import type { PageRow } from './route-rows.ts';

const dashboard = () => import('../pages/admin/dashboard.page.tsx');
const ADMIN = ['admin'] as const;

/** The overview under each of its addresses. */
const overviewRows: readonly PageRow[] = [
  '/admin',
  '/admin/dashboard',
  '/dashboard/admin',
  '/dashboard/admin/dashboard',
].map((path) => ({
  path,
  access: ADMIN,
  page: dashboard,
  title: 'administration:overview.title',
  words: ['dashboard'],
}));

/** The rooms of admins. */
export const adminRows: readonly PageRow[] = [
  ...overviewRows,
  {
    path: '/admin/users',
    access: ADMIN,
    page: () => import('../pages/admin/users.page.tsx'),
    title: 'administration:people.title',
    words: ['dashboard', 'pricing'],
  },
  {
    path: '/admin/content',
    access: ADMIN,
    page: () => import('../pages/admin/content.page.tsx'),
    title: 'administration:content.title',
    words: ['dashboard'],
  },
  {
    path: '/admin/reports',
    access: ADMIN,
    page: () => import('../pages/admin/reports.page.tsx'),
    title: 'administration:reports.title',
    words: ['dashboard'],
  },
  {
    path: '/admin/settings',
    access: ADMIN,
    page: () => import('../pages/admin/settings.page.tsx'),
    title: 'administration:settings.title',
    words: ['dashboard'],
  },
  {
    path: '/admin/config',
    access: ADMIN,
    page: () => import('../pages/admin/config.page.tsx'),
    title: 'administration:config.title',
    words: ['dashboard'],
  },
  {
    path: '/admin/security',
    access: ADMIN,
    page: () => import('../pages/admin/security.page.tsx'),
    title: 'dashboard:ori.admin.title',
    words: ['tutor', 'administration'],
  },
];
