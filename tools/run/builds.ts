import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, root, run, runBin } from './project.ts';

/** Something that is made of sources, and made again when they change. */
interface Build {
  /** For people. */
  readonly name: string;
  readonly sources: readonly string[];
  /** Where it is put, from the project's root. */
  readonly folder: string;
  /** What makes it: calls one after another, each answering its exit code. */
  readonly make: readonly (() => Promise<Outcome>)[];
}

/** Whoever calls may run under another one: React would then be built as for a developer, and not run as the product. */
const AS_SHIPPED = { NODE_ENV: 'production' };

const vite =
  (...args: readonly string[]) =>
  () =>
    runBin('vite', args, AS_SHIPPED);

const BUILDS: readonly Build[] = [
  {
    name: 'the web app',
    sources: ['apps/web/**/*', 'packages/{contracts,core,labs}/**/*', 'package-lock.json'],
    folder: 'apps/web/dist',
    make: [vite('build', 'apps/web'), vite('build', 'apps/web', '--ssr')],
  },
  {
    name: 'the server',
    sources: ['apps/server/**/*', 'packages/{contracts,core,content}/**/*', 'package-lock.json'],
    folder: 'apps/server/dist',
    make: [vite('build', 'apps/server', '--logLevel', 'warn')],
  },
  {
    name: 'the content',
    sources: ['content/**/*', 'packages/{contracts,core,content}/**/*', 'package-lock.json'],
    folder: 'packages/content/dist',
    make: [() => run('node', ['packages/content/src/compile.ts'], AS_SHIPPED)],
  },
];

/** The server as it is run by people; made by `buildIfStale`. */
export const SERVER_PROGRAM = 'apps/server/dist/main.js';

function isSource(file: string): boolean {
  return !/(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/.test(file);
}

/** A hash of everything a build reads. */
function hashOf({ sources }: Build): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isSource(path.relative(root, file).replaceAll(path.sep, '/')))
    .toSorted();
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** The file that says what a build was made of. */
const stampOf = ({ folder }: Build) => path.join(root, folder, '.built-from');

async function make(build: Build): Promise<void> {
  const hash = hashOf(build);
  const stamp = stampOf(build);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  process.stdout.write(`Building ${build.name} …\n`);
  for (const call of build.make) {
    const { code } = await call();
    if (code !== 0) throw new Error(`Could not build ${build.name}.`);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/**
 * Builds the web app (for the browser and for the server), the server and the content, each unless its last build was
 * of these very sources.
 * @throws when a build fails; its own message stands above
 */
export async function buildIfStale(): Promise<void> {
  await Promise.all(BUILDS.map(make));
}
