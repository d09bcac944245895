import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '../../db/pg-errors.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupStore, Bytes, StoredFile } from './backup-store.ts';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** The bytes of a file of this machine. Throws BackupError where it cannot be read. */
export async function readFileBytes(file: string): Promise<Bytes> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new BackupError(`${file} cannot be read (${errorCode(error)}).`, { cause: error });
  });
  return Readable.toWeb(createReadStream(file)) as Bytes;
}

async function listFolder(place: string, folder: string): Promise<StoredFile[]> {
  const names = await readdir(path.join(place, folder)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const found: StoredFile[] = [];
  for (const each of names.toSorted()) {
    const name = path.posix.join(folder, each);
    const file = await stat(path.join(place, name)).catch(() => null);
    if (file?.isFile() === true) found.push({ name, bytes: file.size, at: file.mtime });
  }
  return found;
}

/** A folder: what is stored gets its name at once, when all of it is on the disk. */
export function folderStore(place: string): BackupStore {
  const fileOf = (name: string) => path.join(place, name);
  return {
    place,
    staging: place,
    list: (folder = '') => listFolder(place, folder),
    async take(file, name) {
      const folder = path.dirname(fileOf(name));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(file, fileOf(name));
      await syncFolder(folder);
    },
    read: (name) => readFileBytes(fileOf(name)),
    remove: (name) => rm(fileOf(name), { force: true }),
    // Half files are those of `staging`, which whoever writes them clears.
    tidy: async () => {},
  };
}
