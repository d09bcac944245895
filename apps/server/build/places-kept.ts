import path from 'node:path';
import type { Plugin } from 'vite';

const OUR_SOURCES = /\/(?:apps\/server|packages\/[a-z]+)\/src\/.*\.ts$/;

/**
 * A module that finds files beside itself (migrations, templates, typefaces) finds them from the bundle too, where
 * they stay: in the sources. Threads and processes are bundles of their own, beside the server's.
 */
export function placesKept(outDir: string): Plugin {
  const fromBundle = (place: string) => path.relative(outDir, place).split(path.sep).join('/');
  return {
    name: 'places-kept',
    enforce: 'pre',
    transform: {
      filter: { id: OUR_SOURCES, code: /import\.meta/ },
      handler: (code, id) =>
        code
          .replaceAll(
            /new URL\('\.\/([\w-]+-(?:thread|process))\.ts', import\.meta\.url\)/g,
            (_whole, thread: string) => fromHere(`./${thread}.js`),
          )
          .replaceAll(
            /import\.meta\s*\.resolve\('\.\//g,
            `import.meta.resolve('./${fromBundle(path.dirname(id))}/`,
          )
          .replaceAll('import.meta.dirname', `(import.meta['dirname'] + '/${fromBundle(path.dirname(id))}')`)
          .replaceAll('import.meta.url', `${fromHere(fromBundle(id))}.href`),
    },
  };
}

/** An address counted from the bundle's own, written so that none of the rules above meets it again. */
function fromHere(place: string): string {
  return `new URL('${place}', import.meta['url'])`;
}
