import { publicRows } from './app/public-rows.ts';

export { readAddress } from './app/read-address.ts';

/** Paths of the pages that search engines are offered, as the route tables write them: `/lessons/:id`. */
export const listedPaths: readonly string[] = publicRows
  .filter(({ isListed, path }) => isListed !== false && path !== '/gallery')
  .map(({ path }) => path);
