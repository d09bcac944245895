import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Log } from './log.ts';
import { makeSymlinks, npmPostgres, reachableCopy } from './npm-postgres.ts';
import { systemFolders } from './system-postgres.ts';
import { canEnter, type RunAs } from './unprivileged-user.ts';

const run = promisify(execFile);
export const OLDEST_MAJOR = 15;

/** A PostgreSQL that was seen to run: the folder of `postgres` and `initdb`, and its major version. */
export interface PostgresBinaries {
  readonly folder: string;
  readonly major: number;
}

interface Search {
  readonly runAs: RunAs;
  /** The major version an existing data folder needs; null: any we support. */
  readonly major: number | null;
  readonly log: Log;
  /** Where npm put its PostgreSQL; null: nowhere. */
  readonly npmFolder?: string | null;
  /** System folders for a copy that the database's user can reach. */
  readonly sharedParents?: readonly string[];
}

/**
 * Finds PostgreSQL: the one npm installed, else the newest fitting one of the system.
 * Throws a message that says what was tried. Never falls back to anything but PostgreSQL.
 */
export async function findPostgres(search: Search): Promise<PostgresBinaries> {
  const refused: string[] = [];
  const looks = [
    () => fromNpm(search),
    ...(await systemFolders()).map((folder) => () => tryFolder(folder, search.runAs)),
  ];
  for (const look of looks) {
    const found = await look().catch((error: Error) => error.message);
    if (found === null) continue;
    if (typeof found === 'string') refused.push(found);
    else if (fits(found.major, search.major)) return found;
    else refused.push(`${found.folder}: version ${found.major}`);
  }
  const wanted =
    search.major === null ? `${OLDEST_MAJOR} or newer` : `${search.major} (the data folder's version)`;
  throw new Error(
    `No PostgreSQL ${wanted} was found that runs here. Run npm install again, install PostgreSQL, ` +
      `or set DATABASE_URL. Tried: ${refused.join('; ') || 'nothing'}`,
  );
}

function fits(major: number, wanted: number | null): boolean {
  return wanted === null ? major >= OLDEST_MAJOR : major === wanted;
}

/** npm's binaries where they are, or, where the database's user cannot reach them, a copy; null without any. */
async function fromNpm(search: Search): Promise<PostgresBinaries | null> {
  const npm = search.npmFolder === undefined ? npmPostgres() : search.npmFolder;
  if (npm === null) return null;
  const inPlace = path.join(npm, 'native/bin');
  if (await canEnter(inPlace, search.runAs)) {
    await makeSymlinks(npm);
    return tryFolder(inPlace, search.runAs);
  }
  const copy = await reachableCopy(npm, { ...search, parents: search.sharedParents });
  return tryFolder(path.join(copy, 'native/bin'), search.runAs);
}

async function tryFolder(folder: string, runAs: RunAs): Promise<PostgresBinaries> {
  const files = await readdir(folder);
  if (!files.some((name) => name === 'initdb' || name === 'initdb.exe'))
    throw new Error(`${folder}: initdb is missing`);
  const { stdout } = await run(path.join(folder, 'postgres'), ['--version'], { ...runAs, cwd: '/' });
  return { folder, major: Number(/(\d+)/.exec(stdout)?.[1]) };
}
