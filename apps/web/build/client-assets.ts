import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:client-assets';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The one style sheet of the app; it is inlined into each document, so nothing waits for it. */
function styleOf(clientDir: string, manifest: Manifest): string {
  const sheet = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'));
  return sheet ? readFileSync(join(clientDir, sheet.file), 'utf8').trim() : '';
}

/** Gives the renderer what the browser's build made: the manifest and the style sheet. */
export function clientAssets(root: string): Plugin {
  return {
    name: 'ori:client-assets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const clientDir = join(root, 'dist/client');
      const path = join(clientDir, '.vite/manifest.json');
      const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
      return `export const manifest = ${JSON.stringify(manifest)};\nexport const style = ${JSON.stringify(styleOf(clientDir, manifest))};`;
    },
  };
}
