import { copyFile, mkdir, open, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { withClient } from './database.ts';
import { errorCode } from './pg-errors.ts';

/** What a copy must not hold: the log is copied at the end, the rest belongs to the running database. */
const LEFT_OUT = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pgsql_tmp']);
const SLOT = 'ori_backup';

/**
 * Copies the embedded cluster, while it is written to, into a new folder `target`, which appears when it is whole.
 * Holds every row committed before the call returns its copy's end. One backup at a time.
 */
export async function backUpCluster(connection: pg.ClientConfig, target: string): Promise<void> {
  const making = `${target}.making`;
  await rm(making, { recursive: true, force: true });
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const data = rows[0]?.data_directory ?? '';
    // Keeps the log that the copy will need; ends with this session, whatever happens.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT]);
    await client.query('select pg_backup_start($1, true)', [SLOT]);
    await copyTree(data, making, LEFT_OUT);
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(path.join(making, 'backup_label'), stopped.rows[0]?.labelfile ?? '', { mode: 0o600 });
    await copyTree(path.join(data, 'pg_wal'), path.join(making, 'pg_wal'), new Set());
    await mkdir(path.join(making, 'pg_replslot'), { mode: 0o700 });
  });
  await rename(making, target);
}

/**
 * Puts a backup in the place of a data folder's cluster. Throws when there is one already: nothing is overwritten.
 * To be called while no process uses the folder; the next opening replays the log.
 */
export async function restoreCluster(backup: string, dataDir: string): Promise<void> {
  const root = path.join(dataDir, 'postgres');
  const data = path.join(root, 'data');
  if ((await readdir(data).catch(() => [])).length > 0) throw new Error(`${data} holds a database already.`);
  const making = `${data}.restoring`;
  await rm(making, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await mkdir(root, { recursive: true, mode: 0o700 });
  await copyTree(backup, making, new Set());
  await rename(making, data);
}

/** Copies a folder that may change meanwhile: what vanishes on the way is left out, what it holds is on disk after. */
async function copyTree(from: string, to: string, leftOut: ReadonlySet<string>): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue;
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, copy, leftOut);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), copy);
    else if (entry.isFile()) await copyOne(source, copy);
  }
}

async function copyOne(source: string, copy: string): Promise<void> {
  try {
    await copyFile(source, copy);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const handle = await open(copy, 'r+');
  await handle.sync().finally(() => handle.close());
}
