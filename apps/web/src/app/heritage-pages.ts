import type { RouteObject } from 'react-router';
import { heritageRows } from './heritage-routes.ts';
import { publicRoute, type PageSource } from './page-routes.tsx';

/** The pages on heritage as routes. */
export function heritagePages(source: PageSource): RouteObject[] {
  return heritageRows.map((row) => publicRoute(row, source));
}
