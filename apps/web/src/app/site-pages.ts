import type { RouteObject } from 'react-router';
import { publicRoute, type PageSource } from './page-routes.tsx';
import { siteRows } from './site-routes.ts';

/** The pages on the product itself as routes. */
export function sitePages(source: PageSource): RouteObject[] {
  return siteRows.map((row) => publicRoute(row, source));
}
