import { manifest, sheets } from 'virtual:client-assets';
import { publicRows } from './app/public-rows.ts';
import { createRender } from './app/render.tsx';

export { LATER_STYLES as laterStyles } from './app/later-styles.ts';
export { drawOnPaper } from './app/draw-on-paper.tsx';

export { readAddress } from './app/read-address.ts';

/** Draws the document of a path, for the server. */
export const render = createRender({ manifest, sheets });

/** Paths of the pages that search engines are offered, as the route tables write them: `/lessons/:id`. */
export const listedPaths: readonly string[] = publicRows
  .filter(({ isListed, path }) => isListed !== false && path !== '/gallery')
  .map(({ path }) => path);
