import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { canEnter, type RunAs } from './unprivileged-user.ts';

/** System folders that root may write to, that everybody may walk into, and that a restart does not empty. */
const SHARED_PARENTS = ['/var/lib', '/opt', '/srv'];

/**
 * A folder of root's that the database's user can reach, for a project kept where that user cannot go
 * (a clone in a closed home folder). Throws when the system offers none.
 */
export async function sharedPlace(
  runAs: RunAs,
  parents: readonly string[] = SHARED_PARENTS,
): Promise<string> {
  for (const parent of parents) {
    const place = path.join(parent, 'ori-academy');
    if ((await makeOwnFolder(place)) && (await canEnter(place, runAs))) return place;
  }
  throw new Error(
    `The database's user can reach neither the project nor ${parents.join(', ')}. ` +
      'Keep DATA_DIR and the project in folders open to it (chmod o+x), or set DATABASE_URL.',
  );
}

async function makeOwnFolder(place: string): Promise<boolean> {
  try {
    await mkdir(place, { mode: 0o755, recursive: true });
    const found = await lstat(place);
    return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/** Twelve letters that stand for a folder, the same in every process. */
export function folderMark(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 12);
}
