import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * A second minifier before the build's own: each sees what the other leaves, and the entry loses
 * 0.7 kB after brotli for a second of building.
 */
export function tighten(): Plugin {
  return {
    name: 'ori:tighten',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async renderChunk(code) {
      const { code: tight } = await minify(code, {
        module: true,
        compress: { passes: 3, ecma: 2022, toplevel: true },
        mangle: false,
      });
      return { code: tight, map: null };
    },
  };
}
