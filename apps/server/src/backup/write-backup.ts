import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { errorCode } from '../db/pg-errors.ts';
import type { Secrets } from '../secrets.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { atOneMoment, copyOut, describe } from './copy-out.ts';
import { END, FORMAT, MANIFEST } from './manifest.ts';
import type { Sealer } from './seal.ts';

interface Writing {
  readonly file: string;
  readonly client: pg.Client;
  readonly sealer: Sealer;
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly version: string;
  readonly at: Date;
  readonly signal?: AbortSignal;
}

/** What the system says of a disk, and what that means. */
const DISK_FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no room left',
  EDQUOT: 'There is no room left',
  EACCES: 'Writing is not allowed',
  EROFS: 'Writing is not allowed',
};

/**
 * Writes the whole installation, as it is at one moment, into a new file, which is on disk when this returns.
 * @throws BackupError where the disk does not take it
 */
export async function writeBackup(writing: Writing): Promise<void> {
  const archive = writeArchive(writing.at, writing.signal);
  const sealed = await writing.sealer.seal(archive.bytes);
  const target = createWriteStream(writing.file, { flags: 'wx', mode: 0o600, flush: true });
  const done = await Promise.allSettled([
    pipeline(Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]), target),
    fill(archive, writing).catch((error: unknown) => {
      archive.fail(error);
      throw error;
    }),
  ]);
  const failures = done.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  const ofDisk = failures.find((failure) => DISK_FAULTS[errorCode(failure)] !== undefined);
  if (ofDisk !== undefined) {
    const what = DISK_FAULTS[errorCode(ofDisk)];
    throw new BackupError(`${what} in ${path.dirname(writing.file)}.`, { cause: ofDisk });
  }
  if (failures.length > 0) throw failures[0];
}

const bytesOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function fill(archive: ArchiveWriter, writing: Writing): Promise<void> {
  const { client, dataDir, secrets, version, at } = writing;
  await atOneMoment(client, async () => {
    const found = await describe(client);
    await archive.add(MANIFEST, bytesOf({ format: FORMAT, version, madeAt: at.toISOString(), ...found }));
    await archive.add('secrets.json', bytesOf(secrets));
    const key = await readFile(path.join(dataDir, 'credential-key.json')).catch(() => null);
    if (key !== null) await archive.add('credential-key.json', key);
    await archive.add(END, bytesOf(await copyOut(client, found.tables, archive)));
  });
  archive.end();
}
