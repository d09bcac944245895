import type { PageRow } from './route-rows.ts';

/** Paper for everybody: ready sheets, papers, and where a sheet's code leads. */
export const paperRows: readonly PageRow[] = [
  {
    path: '/worksheets',
    reads: ['band'],
    access: 'public',
    page: () => import('../pages/worksheets.page.tsx'),
    title: 'worksheets:ready.title',
    description: 'worksheets:ready.description',
  },
  {
    path: '/features/print-resources',
    access: 'public',
    page: () => import('../pages/features/print-resources.page.tsx'),
    title: 'worksheets:about.title',
    description: 'worksheets:about.description',
  },
  {
    path: '/print-tools',
    access: 'public',
    page: () => import('../pages/print-tools.page.tsx'),
    title: 'worksheets:tools.title',
    description: 'worksheets:tools.description',
  },
  {
    path: '/w/:code',
    access: 'public',
    page: () => import('../pages/w/sheet.page.tsx'),
    title: 'worksheets:sheet.title',
    description: 'worksheets:sheet.description',
    words: ['lesson', 'errors', 'dashboard'],
    isListed: false,
  },
];
