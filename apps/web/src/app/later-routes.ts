import { curriculumRows } from './curriculum-routes.ts';
import { heritageRows } from './heritage-routes.ts';
import type { PageRow } from './route-rows.ts';

/** The public pages of which a first visit to another page need know nothing: a chunk of their own. */
export const laterRows: readonly PageRow[] = [
  ...curriculumRows,
  ...heritageRows,
  {
    path: '/demo/ai-tutors',
    access: 'public',
    page: () => import('../pages/demo/ai-tutors.page.tsx'),
    title: 'tutor:demo.title',
    description: 'tutor:demo.description',
    words: ['errors'],
  },
  {
    path: '/demo/teaching-methods',
    access: 'public',
    page: () => import('../pages/demo/teaching-methods.page.tsx'),
    title: 'demo:methods.page.title',
    description: 'demo:methods.page.description',
    words: ['lesson'],
  },
  {
    path: '/demo/learning-paths',
    access: 'public',
    page: () => import('../pages/demo/learning-paths.page.tsx'),
    title: 'demo:paths.page.title',
    description: 'demo:paths.page.description',
  },
];
