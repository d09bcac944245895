import type { Log } from '../db/log.ts';
import { newDataFolder } from './new-folder.ts';
import { restoreInto, type Restored } from './restore-into.ts';
import type { Key } from './seal.ts';
import type { BackupStore } from './store/backup-store.ts';
import { readFileBytes } from './store/folder-store.ts';

/**
 * Makes a data folder of a backup. It appears when it is whole; what fails leaves the place as it was.
 * @throws BackupError when the folder is used, or the backup cannot be read
 */
export async function restoreBackup(wish: {
  /** A file of this machine, or, with a store, its name there. */
  readonly file: string;
  readonly store?: BackupStore;
  readonly key: Key;
  readonly to: string;
  readonly log: Log;
  readonly signal?: AbortSignal;
}): Promise<Restored> {
  const { file, store } = wish;
  const open = () => (store ? store.read(file) : readFileBytes(file));
  return newDataFolder(wish, (dataDir) => restoreInto({ ...wish, open, dataDir }));
}
