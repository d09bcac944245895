import type { PageRow } from './route-rows.ts';

/** Paper behind the guard: making sheets, and keeping them. */
export const worksheetRows: readonly PageRow[] = [
  {
    path: '/worksheets/create',
    access: ['teacher', 'parent'],
    page: () => import('../pages/worksheets/create.page.tsx'),
    title: 'worksheets:maker.title',
    words: ['dashboard'],
  },
  {
    path: '/homeschool/worksheets',
    access: ['parent'],
    page: () => import('../pages/homeschool/worksheets.page.tsx'),
    title: 'worksheets:home.title',
    words: ['dashboard'],
  },
];
