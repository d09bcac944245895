import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:client-assets';

interface Chunk {
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The text of every style sheet, by its file: a document inlines those its page needs, so nothing waits for them. */
function sheetsOf(clientDir: string, manifest: Manifest): Record<string, string> {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  return Object.fromEntries(
    [...files].map((file) => [file, readFileSync(join(clientDir, file), 'utf8').trim()]),
  );
}

/** Gives the renderer what the browser's build made: the manifest and the style sheets. */
export function clientAssets(root: string): Plugin {
  return {
    name: 'ori:client-assets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const clientDir = join(root, 'dist/client');
      const path = join(clientDir, '.vite/manifest.json');
      const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
      return `export const manifest = ${JSON.stringify(manifest)};\nexport const sheets = ${JSON.stringify(sheetsOf(clientDir, manifest))};`;
    },
  };
}
