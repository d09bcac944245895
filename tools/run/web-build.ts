import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runBin } from './project.ts';

const SOURCES = ['apps/web/**/*', 'packages/{contracts,core,labs}/**/*', 'package-lock.json'];
const stampFile = path.join(root, 'apps/web/dist/.built-from');

function isSource(file: string): boolean {
  return !/(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/.test(file);
}

/** A hash of everything the web build reads. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isSource(path.relative(root, file)))
    .toSorted();
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function isFresh(hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

/**
 * Builds the web app, for the browser and for the server, unless the last build was of these very sources.
 * @throws when the build fails; its own message stands above
 */
export async function buildWebIfStale(): Promise<void> {
  const hash = sourcesHash();
  if (isFresh(hash)) return;
  process.stdout.write('Building the web app …\n');
  const built = await buildWeb();
  if (!built) throw new Error('The web app could not be built.');
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

async function buildWeb(): Promise<boolean> {
  const client = await runBin('vite', ['build', 'apps/web']);
  if (client.code !== 0) return false;
  const server = await runBin('vite', ['build', 'apps/web', '--ssr', 'src/entry-server.tsx']);
  return server.code === 0;
}
