import type { Plugin } from 'vite';

const PAGE_IMPORT = /\(\) =>\s*import\(\s*'\.\.\/(pages\/[^']+)'\s*\)/g;

/** Writes beside each page's import which file it is, as the manifest names it. */
export function withPageFiles(code: string): string {
  return code.replace(PAGE_IMPORT, (load, file: string) => `Object.assign(${load}, { file: 'src/${file}' })`);
}

/**
 * The renderer must know the chunk of a page to preload it, and a dynamic import does not tell.
 * So the server's copy of the route tables carries the file name; the browser's stays as it is.
 */
export function pageFiles(isServer: boolean): Plugin {
  return {
    name: 'ori:page-files',
    enforce: 'pre',
    transform(code, id) {
      return isServer && /src\/app\/[a-z-]*routes\.ts$/.test(id) ? withPageFiles(code) : null;
    },
  };
}
