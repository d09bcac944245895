import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backupName, backupsToDelete, type KeepRule } from '@ori/core/administration/kept-backups';
import type pg from 'pg';
import { APP_DATABASE, withClient } from '../db/database.ts';
import { isDatabaseThere } from '../db/database-there.ts';
import { openEmbeddedCluster } from '../db/embedded-cluster.ts';
import type { Log } from '../db/log.ts';
import type { Secrets } from '../secrets.ts';
import { BackupError } from './backup-error.ts';
import { clearLeftBehind, scratchName, throwAway } from './left-behind.ts';
import { restoreInto } from './restore-into.ts';
import { type Lock, type Sealer, sealer } from './seal.ts';
import type { BackupStore } from './store/backup-store.ts';
import { readFileBytes } from './store/folder-store.ts';
import { openStore } from './store/open-store.ts';
import { isS3 } from './store/s3-place.ts';
import type { S3Settings } from './store/s3-settings.ts';
import { writeBackup } from './write-backup.ts';

/** The advisory lock of the process that makes a backup of a database. Any number will do. */
const BACKUP_LOCK = 7_236_104;
/** A database that is thrown away need not outlive the machine. */
const THROWN_AWAY = { settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } };

export interface BackupWish {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly secrets: Secrets;
  /** A folder, or a place of an S3-compatible store. */
  readonly to: string;
  /** How that store is reached. */
  readonly s3?: S3Settings | null;
  readonly lock: Lock;
  /** Which older backups stay; null: all of them. */
  readonly keep: KeepRule | null;
  readonly version: string;
  readonly now: () => Date;
  readonly log: Log;
  /** Gives it up; nothing of it stays. */
  readonly signal?: AbortSignal;
}

export interface MadeBackup {
  readonly file: string;
  readonly bytes: number;
  /** Rows of all tables. */
  readonly rows: number;
  readonly deleted: readonly string[];
}

/**
 * Makes a backup while the installation is used: writes it, restores it into a database that is thrown away, compares
 * the rows of every table, and only then stores it under its name, notes it in the database and deletes what the rule lets go.
 * @throws BackupError for what whoever runs the installation can mend
 */
export async function makeBackup(wish: BackupWish): Promise<MadeBackup> {
  const seal = await sealer(wish.lock);
  await mkdir(wish.dataDir, { recursive: true });
  const store = openStore({ place: wish.to, s3: wish.s3 ?? null, dataDir: wish.dataDir });
  await mkdir(store.staging, { recursive: true, mode: 0o700 });
  return withSource(wish, async (client) => {
    const at = wish.now();
    const name = backupName(at);
    const making = path.join(store.staging, `${name}.making-${randomUUID()}`);
    try {
      await clearLeftBehind({ ...wish, store });
      await writeBackup({ ...wish, file: making, client, sealer: seal, at });
      const rows = await check(making, seal, wish);
      const { size: bytes } = await stat(making);
      await store.take(making, name, wish.signal);
      await note(client, { file: name, bytes, rows, at, checkedAt: wish.now() });
      const file = isS3(wish.to) ? `${wish.to}/${name}` : path.join(wish.to, name);
      return { file, bytes, rows, deleted: await letGo(store, wish) };
    } finally {
      await rm(making, { force: true });
    }
  });
}

/** Lends a connection of the database's owner, while nobody else makes a backup of it. Changes nothing of its schema. */
async function withSource<Value>(
  wish: BackupWish,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  if (!(await isDatabaseThere(wish)))
    throw new BackupError(
      `There is no database ${wish.databaseUrl === null ? `in ${wish.dataDir}` : 'at DATABASE_URL'} yet.`,
    );
  const cluster = wish.databaseUrl === null ? await openEmbeddedCluster(wish.dataDir, wish.log) : null;
  const config = cluster
    ? { ...cluster.connection, database: APP_DATABASE }
    : { connectionString: wish.databaseUrl ?? '' };
  try {
    return await withClient(config, async (client) => {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
        BACKUP_LOCK,
      ]);
      if (rows[0]?.held !== true) throw new BackupError('Another backup of this database is being made.');
      return work(client);
    });
  } finally {
    await cluster?.leave();
  }
}

/** Restores it beside the data, where its readers are the same; answers how many rows it holds. */
async function check(file: string, { checkKey: key }: Sealer, wish: BackupWish): Promise<number> {
  const { log, signal } = wish;
  const scratch = path.join(wish.dataDir, scratchName(randomUUID()));
  try {
    const open = () => readFileBytes(file);
    const into = { open, key, dataDir: scratch, log, cluster: THROWN_AWAY };
    const { ending } = await restoreInto({ ...into, ...(signal ? { signal } : {}) });
    return Object.values(ending.rows).reduce((sum, each) => sum + each, 0);
  } finally {
    await throwAway(scratch, log);
  }
}

interface Noted {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly at: Date;
  readonly checkedAt: Date;
}

/** For the administration's overview; a database of a version before has no such table. */
async function note(client: pg.Client, { file, bytes, rows, at, checkedAt }: Noted): Promise<void> {
  const table = await client.query<{ name: string | null }>("select to_regclass('backups')::text as name");
  if (table.rows[0]?.name == null) return;
  await client.query(
    'insert into backups (id, file, bytes, rows, made_at, checked_at) values ($1, $2, $3, $4, $5, $6)',
    [randomUUID(), file, bytes, rows, at, checkedAt],
  );
}

async function letGo(store: BackupStore, { keep }: BackupWish): Promise<readonly string[]> {
  if (keep === null) return [];
  const stored = await store.list();
  const names = backupsToDelete(
    stored.map(({ name }) => name),
    keep,
  );
  for (const name of names) await store.remove(name);
  return names;
}
