import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { PAGES_ROUTE, type PageSource } from './page-routes.tsx';

/** Parts of the route tree that are chunks of their own; smallest first. */
const PARTS = ['later', 'site', 'heritage', 'signed-in'] as const;
export type TreePart = (typeof PARTS)[number];

/** Fetches the routes of a part. */
export async function loadPart(part: TreePart, source: PageSource): Promise<RouteObject[]> {
  if (part === 'later') return (await loadWithRetry(() => import('./later-pages.ts'))).laterPages(source);
  if (part === 'site') return (await loadWithRetry(() => import('./site-pages.ts'))).sitePages(source);
  if (part === 'heritage')
    return (await loadWithRetry(() => import('./heritage-pages.ts'))).heritagePages(source);
  return (await loadWithRetry(() => import('./signed-in-tree.tsx'))).signedInTree(source);
}

/** Adds the parts that are missing, one after another, until one of them has the path asked for. */
export function growingTree(source: PageSource, has: TreePart | null): PatchRoutesOnNavigationFunction {
  const missing = new Set<TreePart>(PARTS.filter((part) => part !== has));
  return async ({ path, patch, signal }) => {
    for (const part of PARTS.filter((each) => missing.has(each))) {
      const routes = await loadPart(part, source);
      // Who went elsewhere meanwhile gets nothing added: the part is still missing then.
      if (signal.aborted) return;
      if (missing.delete(part)) patch(PAGES_ROUTE, routes);
      if (matchRoutes(routes, path)) return;
    }
  };
}
