import { createHash } from 'node:crypto';
import { manifest, style } from 'virtual:client-assets';
import { createRender } from './app/render.tsx';

/** Draws the document of a path, for the server. */
export const render = createRender({ manifest, style });

/** The hash of the one inlined style sheet, as a content security policy names it: `'sha256-…'`. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
