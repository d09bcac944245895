import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { APP_DATABASE, createDatabase, MIGRATIONS_DIR, withClient } from '../db/database.ts';
import { type ClusterOptions, type EmbeddedCluster, openEmbeddedCluster } from '../db/embedded-cluster.ts';
import type { Log } from '../db/log.ts';
import { migrate, SchemaMismatchError } from '../db/migrate.ts';
import { type ArchiveEntry, damaged, readArchive, readJson } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { beginCopyIn, differingTables, endCopyIn, tableWriter } from './copy-in.ts';
import { END, type Ending, ending, FORMAT, MANIFEST, type Manifest, manifest } from './manifest.ts';
import { type Key, unseal } from './seal.ts';
import type { Bytes } from './store/backup-store.ts';

/** What lies beside the database and belongs to it. */
export const FILES = ['secrets.json', 'credential-key.json'];

interface Restoring {
  /** The backup's bytes. */
  readonly open: () => Promise<Bytes>;
  readonly key: Key;
  /** A folder with nothing in it. */
  readonly dataDir: string;
  readonly log: Log;
  readonly cluster?: ClusterOptions;
  readonly signal?: AbortSignal;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly ending: Ending;
}

/**
 * Makes a data folder of a backup: its database, secrets and credential key. Every table must hold as many rows as it did.
 * @throws BackupError when the file cannot be opened, is not whole, or is of a newer version
 */
export async function restoreInto(restoring: Restoring): Promise<Restored> {
  const { open, key, dataDir, log } = restoring;
  const bytes = await open();
  await mkdir(dataDir, { recursive: true });
  const entries = readArchive(await unseal(bytes, key), restoring.signal);
  const found = await readManifest(entries);
  const cluster = await openEmbeddedCluster(dataDir, log, restoring.cluster);
  try {
    return await fill(entries, found, cluster, dataDir);
  } catch (error) {
    throw damaged(error);
  } finally {
    await cluster.leave();
  }
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const first = await entries.next();
  if (first.done || first.value.name !== MANIFEST)
    throw new BackupError('The file is no backup of Ori Academy.');
  const told = (await readJson(first.value.body)) as { format?: unknown };
  if (told.format !== FORMAT)
    throw new BackupError('The backup was made by a newer version of Ori Academy: restore it with that one.');
  return manifest.parse(told);
}

async function fill(
  entries: AsyncGenerator<ArchiveEntry>,
  found: Manifest,
  cluster: EmbeddedCluster,
  dataDir: string,
): Promise<Restored> {
  await createDatabase({ ...cluster.connection, database: 'postgres' });
  return withClient({ ...cluster.connection, database: APP_DATABASE }, async (client) => {
    await makeSchema(client, found);
    await beginCopyIn(client);
    const end = await copyEntries(entries, found, client, dataDir);
    await endCopyIn(client, end);
    const differing = await differingTables(client, end);
    if (differing.length > 0)
      throw new BackupError(`The backup is not whole: rows are missing in ${differing.join(', ')}.`);
    return { manifest: found, ending: end };
  });
}

async function makeSchema(client: pg.Client, { schema, version }: Manifest): Promise<void> {
  const wanted = new Map(schema.map(({ id, checksum }) => [id, checksum]));
  await migrate(client, MIGRATIONS_DIR, wanted).catch((error: unknown) => {
    if (!(error instanceof SchemaMismatchError)) throw error;
    const message = `The backup was made by version ${version} of Ori Academy, whose database this version does not know. Restore it with that version or a later one.`;
    throw new BackupError(message, { cause: error });
  });
}

async function copyEntries(
  entries: AsyncGenerator<ArchiveEntry>,
  found: Manifest,
  client: pg.Client,
  dataDir: string,
): Promise<Ending> {
  const tables = tableWriter(client, found);
  let end: Ending | null = null;
  for await (const entry of entries) {
    if (FILES.includes(entry.name)) await keepFile(entry, dataDir);
    else if (entry.name === END) end = ending.parse(await readJson(entry.body));
    else await tables.write(entry);
  }
  await tables.close();
  if (end === null) throw new BackupError('The backup is not whole: its end is missing.');
  return end;
}

async function keepFile({ name, body }: ArchiveEntry, dataDir: string): Promise<void> {
  const bytes = await new Response(body as BodyInit).bytes();
  await writeFile(path.join(dataDir, name), bytes, { mode: 0o600, flag: 'wx', flush: true });
}
