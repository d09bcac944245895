import { createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { ClusterFolder } from '../../db/cluster-folder.ts';
import { errorCode } from '../../db/pg-errors.ts';
import { majorOf } from '../../db/postmaster.ts';
import type { Secrets } from '../../secrets.ts';
import { type ArchiveWriter, writeArchive } from '../archive.ts';
import type { Sealer } from '../seal.ts';
import { BASE_END, BASE_FORMAT, BASE_MANIFEST, DATA, platform } from './base-archive.ts';
import { baseFiles } from './base-files.ts';

interface Writing {
  readonly file: string;
  /** A connection of the database's owner. */
  readonly client: pg.Client;
  readonly folder: ClusterFolder;
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly sealer: Sealer;
  readonly version: string;
  readonly signal?: AbortSignal;
}

const bytesOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

/**
 * Copies the files of a cluster that runs (PostgreSQL's low-level backup) into a new file. What changes meanwhile is made
 * good by the log, which has to be kept. Answers the first segment of it that the copy needs.
 */
export async function writeBase(writing: Writing): Promise<{ readonly from: string }> {
  const archive = writeArchive(new Date(), writing.signal);
  const sealed = await writing.sealer.seal(archive.bytes);
  const target = createWriteStream(writing.file, { flags: 'wx', mode: 0o600, flush: true });
  const [, filled] = await Promise.all([
    pipeline(Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]), target),
    fill(archive, writing).catch((error: unknown) => {
      archive.fail(error);
      throw error;
    }),
  ]);
  return filled;
}

async function fill(archive: ArchiveWriter, writing: Writing): Promise<{ readonly from: string }> {
  const { client, folder, dataDir, secrets, version } = writing;
  const { rows: begun } = await client.query<{ from: string }>(
    "select pg_walfile_name(pg_backup_start('ori', true)) as from",
  );
  const { folders, files } = await baseFiles(folder.data);
  const major = await majorOf(folder);
  await archive.add(
    BASE_MANIFEST,
    bytesOf({ format: BASE_FORMAT, version, major, platform: platform(), folders }),
  );
  await archive.add('secrets.json', bytesOf(secrets));
  const key = await readFile(path.join(dataDir, 'credential-key.json')).catch(() => null);
  if (key !== null) await archive.add('credential-key.json', key);
  for (const name of files) await addFile(archive, `${DATA}${name}`, path.join(folder.data, name));
  // Waits until the log the copy needs is in the spool.
  const { rows: ended } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(true)',
  );
  await archive.add(`${DATA}backup_label`, Buffer.from(ended[0]?.label ?? ''));
  await archive.add(BASE_END, bytesOf({}));
  archive.end();
  return { from: begun[0]?.from ?? '' };
}

/** As long as it is when it is opened: what grows meanwhile is in the log, and so is what is cut off. */
async function addFile(archive: ArchiveWriter, name: string, file: string): Promise<void> {
  const handle = await open(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return;
  try {
    const { size } = await handle.stat();
    await archive.addStream(name, size, (bytes, at) => handle.read(bytes, 0, bytes.length, at));
  } finally {
    await handle.close();
  }
}
