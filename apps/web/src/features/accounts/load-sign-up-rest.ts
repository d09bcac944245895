import { loadWithRetry } from '../../lib/lazy-load.ts';

/** What only some who sign up need, in one piece: it comes once the page is live. */
export const loadSignUpRest = () => loadWithRetry(() => import('./sign-up-rest.ts'));
