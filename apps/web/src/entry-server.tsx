import { manifest, sheets } from 'virtual:client-assets';
import { createRender } from './app/render.tsx';

export { LATER_STYLES as laterStyles } from './app/later-styles.ts';
export { drawOnPaper } from './app/draw-on-paper.tsx';

/** Draws the document of a path, for the server. */
export const render = createRender({ manifest, sheets });
