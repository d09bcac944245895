import { curriculumRows } from './curriculum-routes.ts';
import { paperRows } from './paper-routes.ts';
import type { PageRow } from './route-rows.ts';

/** The public pages of which a first visit to another page need know nothing: a chunk of their own. */
export const laterRows: readonly PageRow[] = [
  ...curriculumRows,
  ...paperRows,
  {
    path: '/unsubscribe',
    access: 'public',
    page: () => import('../pages/unsubscribe.page.tsx'),
    title: 'messages:unsubscribe.title',
    description: 'messages:unsubscribe.description',
    words: ['errors'],
  },
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
  {
    path: '/homeschool',
    access: 'public',
    page: () => import('../pages/homeschool.page.tsx'),
    title: 'states:home.title',
    description: 'states:home.description',
  },
  {
    path: '/homeschool/states/:code',
    access: 'public',
    page: () => import('../pages/homeschool/states/state.page.tsx'),
    title: 'states:home.title',
    description: 'states:home.description',
  },
  {
    path: '/verify',
    access: 'public',
    page: () => import('../pages/verify.page.tsx'),
    title: 'transcript:verify.title',
    description: 'transcript:verify.description',
  },
];
