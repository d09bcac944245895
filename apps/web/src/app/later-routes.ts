import { SETUP_PATH } from '@ori/contracts/first-run-names';
import { curriculumRows } from './curriculum-routes.ts';
import { paperRows } from './paper-routes.ts';
import type { PageRow } from './route-rows.ts';

/** The public pages of which a first visit to another page need know nothing: a chunk of their own. */
export const laterRows: readonly PageRow[] = [
  ...curriculumRows,
  ...paperRows,
  {
    path: '/confirm-email',
    reads: ['token'],
    access: 'public',
    page: () => import('../pages/confirm-email.page.tsx'),
    title: 'auth:confirmEmail.title',
    description: 'auth:confirmEmail.description',
    words: ['errors'],
    isListed: false,
  },
  {
    path: '/undo-email',
    reads: ['token'],
    access: 'public',
    page: () => import('../pages/undo-email.page.tsx'),
    title: 'auth:undoEmail.title',
    description: 'auth:undoEmail.description',
    words: ['errors'],
    isListed: false,
  },
  {
    path: '/unsubscribe',
    reads: ['token'],
    access: 'public',
    page: () => import('../pages/unsubscribe.page.tsx'),
    title: 'messages:unsubscribe.title',
    description: 'messages:unsubscribe.description',
    words: ['errors'],
    isListed: false,
  },
  {
    path: SETUP_PATH,
    access: 'public',
    page: () => import('../pages/setup.page.tsx'),
    title: 'administration:firstRun.meta.title',
    description: 'administration:firstRun.meta.description',
    words: ['auth', 'errors'],
    isListed: false,
    isKept: false,
  },
  {
    path: '/verify',
    access: 'public',
    page: () => import('../pages/verify.page.tsx'),
    title: 'transcript:verify.title',
    description: 'transcript:verify.description',
  },
];
