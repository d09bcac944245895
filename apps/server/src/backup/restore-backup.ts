import { randomUUID } from 'node:crypto';
import { readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../db/log.ts';
import { BackupError } from './backup-error.ts';
import { throwAway } from './left-behind.ts';
import { restoreInto, type Restored } from './restore-into.ts';
import type { Key } from './seal.ts';

/** Nothing is overwritten: the folder must be new, or have nothing in it. */
async function refuseUsed(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new BackupError(`${folder} is no folder.`) : error;
  });
  if (found.length > 0)
    throw new BackupError(`${folder} is not empty. Restore into a new folder; nothing is overwritten.`);
}

/**
 * Makes a data folder of a backup. It appears when it is whole; what fails leaves the place as it was.
 * @throws BackupError when the folder is used, or the backup cannot be read
 */
export async function restoreBackup(wish: {
  readonly file: string;
  readonly key: Key;
  readonly to: string;
  readonly log: Log;
  readonly signal?: AbortSignal;
}): Promise<Restored> {
  const { log } = wish;
  const to = path.resolve(wish.to);
  await refuseUsed(to);
  const making = `${to}.restoring-${randomUUID()}`;
  try {
    const restored = await restoreInto({ ...wish, dataDir: making });
    await rmdir(to).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(making, to);
    return restored;
  } finally {
    await throwAway(making, log);
  }
}
