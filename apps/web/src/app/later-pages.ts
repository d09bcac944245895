import type { RouteObject } from 'react-router';
import { laterRows } from './later-routes.ts';
import { publicRoute, type PageSource } from './page-routes.tsx';

/** The later public pages as routes. */
export function laterPages(source: PageSource): RouteObject[] {
  return laterRows.map((row) => publicRoute(row, source));
}
