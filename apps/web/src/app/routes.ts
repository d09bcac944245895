import type { PageRow } from './route-rows.ts';

/** Shown while building the product, never in production. */
const developmentRows: readonly PageRow[] = import.meta.env.DEV
  ? [
      {
        path: '/gallery',
        access: 'public',
        page: () => import('../pages/gallery.page.tsx'),
        title: 'site.name',
      },
    ]
  : [];

/**
 * The public pages that every browser knows from the start: where newcomers go. All others are in
 * later-routes, which is fetched when one of them is asked for. A path is listed when its page is real; the
 * others of the specification show the not-found page until then (routes.test.ts holds the list).
 */
export const firstRows: readonly PageRow[] = [
  {
    path: '/',
    access: 'public',
    page: () => import('../pages/home.page.tsx'),
    title: 'homepage:meta.title',
    description: 'homepage:meta.description',
  },
  {
    path: '/account-type',
    reads: ['role', 'age', 'invitation', 'from'],
    access: 'public',
    page: () => import('../pages/account-type.page.tsx'),
    title: 'auth:signUp.title',
    description: 'auth:signUp.description',
    words: ['errors'],
  },
  {
    path: '/auth',
    reads: ['from'],
    access: 'public',
    page: () => import('../pages/auth.page.tsx'),
    title: 'auth:signIn.title',
    description: 'auth:signIn.description',
    words: ['errors'],
  },
  {
    path: '/forgot-password',
    reads: ['token', 'from'],
    access: 'public',
    page: () => import('../pages/forgot-password.page.tsx'),
    title: 'auth:forgot.title',
    description: 'auth:forgot.description',
    words: ['errors'],
  },
  {
    path: '/lessons/:id',
    access: 'public',
    page: () => import('../pages/lessons/lesson.page.tsx'),
    title: 'lesson:page.title',
    description: 'lesson:page.description',
  },
  ...developmentRows,
];
