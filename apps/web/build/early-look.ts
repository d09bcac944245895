import type { Plugin } from 'vite';
import { scriptOf } from './script-of.ts';

const SOURCE = 'early-look.ts';

/**
 * Builds the script that shows a remembered look before the first paint: a file, since the content policy lets no
 * script stand in a document, and classic, since a module would wait for the page. The manifest names it.
 */
export function earlyLook(isServer: boolean): Plugin {
  return {
    name: 'ori:early-look',
    apply: 'build',
    async buildStart() {
      if (isServer) return;
      const source = await scriptOf(SOURCE);
      this.emitFile({ type: 'asset', name: 'early-look.js', originalFileName: `src/${SOURCE}`, source });
    },
  };
}
