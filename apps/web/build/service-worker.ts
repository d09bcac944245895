import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { brotli } from './precompress.ts';
import { scriptOf } from './script-of.ts';

/** What the worker fetches before it is asked to, over the wire; more would cost families who never go without network. */
const PRECACHE_MAX_KB = 400;
const SHELL =
  /src\/(?:entry-client\.tsx|offline\/begin\.ts|app\/(?:site-pages|apply-head)\.ts|pages\/(?:offline|search)\.page\.tsx|features\/search\/opened\/find-opened\.ts)$/;
const FACES = /\/(?:text|display)-latin\.woff2$/;
const FIGURES = /packages\/labs\/src\/|src\/features\/labs\//;
const AWAY_PAGES = ['/offline', '/search'].flatMap((path) =>
  ['en', 'fr', 'es'].map((locale) => `${path}?lng=${locale}`),
);

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The chunk with all it needs before it runs. */
function closureOf(bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk') closureOf(bundle, other, seen);
  }
  return seen;
}

function filesFor(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const needed = chunks.filter(isWanted).flatMap((chunk) => [...closureOf(bundle, chunk)]);
  const sheets = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...needed.map(({ fileName }) => fileName), ...sheets])];
}

function shellOf(bundle: Bundle): string[] {
  const faces = Object.values(bundle)
    .filter((part) => part.type === 'asset' && part.originalFileNames.some((name) => FACES.test(name)))
    .map(({ fileName }) => fileName);
  return [...filesFor(bundle, ({ facadeModuleId }) => SHELL.test(facadeModuleId ?? '')), ...faces];
}

function kilobytes(bundle: Bundle, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const part = bundle[file];
    const bytes = Buffer.from(part?.type === 'chunk' ? part.code : (part?.source ?? ''));
    return sum + (file.endsWith('.woff2') ? bytes : brotli(bytes)).length / 1000;
  }, 0);
}

/**
 * Builds the worker with the list of what it keeps from the start (docs/decisions/031), and the one that takes it away
 * again. A build for development has none: it would show yesterday's page.
 */
export function serviceWorker(isWanted: boolean): Plugin {
  return {
    name: 'ori:service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      if (!isWanted) return;
      const shell = shellOf(bundle);
      const weight = kilobytes(bundle, shell);
      if (weight > PRECACHE_MAX_KB)
        throw new Error(`the worker would fetch ${weight.toFixed(0)} kB, at most ${PRECACHE_MAX_KB}`);
      const revision = createHash('sha256')
        .update(Object.keys(bundle).toSorted().join())
        .digest('hex')
        .slice(0, 12);
      const precache = [
        ...shell.map((file) => ({ url: `/${file}`, revision: null })),
        ...['/favicon.svg', ...AWAY_PAGES].map((url) => ({ url, revision })),
      ];
      const figures = filesFor(bundle, ({ moduleIds }) => moduleIds.some((id) => FIGURES.test(id)));
      const source = JSON.stringify(
        figures.filter((file) => !shell.includes(file)).map((file) => `/${file}`),
      );
      this.emitFile({ type: 'asset', fileName: 'offline-figures.json', source });
      const define = { __PRECACHE__: JSON.stringify(precache) };
      for (const [fileName, from] of [
        ['sw.js', 'worker.ts'],
        ['sw-off.js', 'worker-off.ts'],
      ] as const)
        this.emitFile({ type: 'asset', fileName, source: await scriptOf(`offline/${from}`, define) });
      this.info(`the worker keeps ${precache.length} files from the start, ${weight.toFixed(0)} kB`);
    },
  };
}
