import { randomUUID } from 'node:crypto';
import { readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../db/log.ts';
import { BackupError } from './backup-error.ts';
import { throwAway } from './left-behind.ts';

/** Nothing is overwritten: the folder must be new, or have nothing in it. */
async function refuseUsed(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new BackupError(`${folder} is no folder.`) : error;
  });
  if (found.length > 0)
    throw new BackupError(`${folder} is not empty. Name a new folder; nothing is overwritten.`);
}

/**
 * Makes a data folder: it appears when `fill` has made it whole; what fails leaves the place as it was.
 * @throws BackupError when the folder is used
 */
export async function newDataFolder<Value>(
  { to, log }: { readonly to: string; readonly log: Log },
  fill: (dataDir: string) => Promise<Value>,
): Promise<Value> {
  const place = path.resolve(to);
  await refuseUsed(place);
  const making = `${place}.restoring-${randomUUID()}`;
  try {
    const made = await fill(making);
    await rmdir(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(making, place);
    return made;
  } finally {
    await throwAway(making, log);
  }
}
