import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { baseFor, baseName, logsToDelete } from '@ori/core/administration/kept-logs';
import type pg from 'pg';
import { withClient } from '../../db/database.ts';
import { isDatabaseThere } from '../../db/database-there.ts';
import { openEmbeddedCluster } from '../../db/embedded-cluster.ts';
import { seriesOf, spoolOf } from '../../db/kept-log.ts';
import type { ClusterFolder } from '../../db/cluster-folder.ts';
import type { Log } from '../../db/log.ts';
import type { Secrets } from '../../secrets.ts';
import { BackupError } from '../backup-error.ts';
import { type Lock, sealer } from '../seal.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { endSegment, shipLog } from './ship-log.ts';
import { writeBase } from './write-base.ts';

/** The advisory lock of the process that carries a database's log away. Any number will do. */
const LOG_LOCK = 7_236_105;
const HOUR_MS = 60 * 60 * 1000;

export interface LogWish {
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly store: BackupStore;
  readonly lock: Lock;
  /** How old the newest copy of the files may become. */
  readonly baseEveryHours: number;
  /** Each moment of that many days can be made again; what is needed for none of them goes. */
  readonly days: number;
  readonly version: string;
  readonly now: () => Date;
  readonly log: Log;
  readonly signal?: AbortSignal;
}

export interface KeptLog {
  /** The base that was made; null where the newest is young enough. */
  readonly base: string | null;
  readonly segments: number;
  readonly deleted: readonly string[];
}

interface Source {
  readonly client: pg.Client;
  readonly folder: ClusterFolder;
  readonly series: string;
}

/**
 * Carries the embedded database's log to the store, after a copy of its files where none is young enough, and lets go
 * what no moment needs that is still promised.
 * @throws BackupError for what whoever runs the installation can mend
 */
export async function carryLog(wish: LogWish): Promise<KeptLog> {
  const { store, lock, now, days, signal } = wish;
  return withSource(wish, async (source) => {
    await store.tidy(now());
    const { series } = source;
    const names = (await store.list('log')).map(({ name }) => name);
    const newest = baseFor(
      names.filter((name) => name.startsWith(`log/${series}.`)),
      null,
    );
    const isDue = newest === null || now().getTime() - newest.at.getTime() >= wish.baseEveryHours * HOUR_MS;
    const base = isDue ? await makeBase(wish, source) : null;
    await endSegment(source.client);
    const spool = spoolOf(source.folder);
    const segments = await shipLog({ spool, series, store, lock, ...(signal ? { signal } : {}) });
    const deleted = logsToDelete(await store.list('log'), { now: now(), days });
    for (const name of deleted) await store.remove(name);
    return { base, segments, deleted };
  });
}

async function makeBase(wish: LogWish, { client, folder, series }: Source): Promise<string> {
  const { store, lock, signal, now } = wish;
  await mkdir(store.staging, { recursive: true, mode: 0o700 });
  const making = path.join(store.staging, `base.age.making-${randomUUID()}`);
  try {
    const { from } = await writeBase({ ...wish, file: making, client, folder, sealer: await sealer(lock) });
    const name = baseName({ series, at: now(), from });
    await store.take(making, name, signal);
    return name;
  } finally {
    await rm(making, { force: true });
  }
}

async function withSource<Value>(
  { dataDir, log }: LogWish,
  work: (source: Source) => Promise<Value>,
): Promise<Value> {
  if (!(await isDatabaseThere({ dataDir, databaseUrl: null })))
    throw new BackupError(`There is no database in ${dataDir} yet.`);
  const cluster = await openEmbeddedCluster(dataDir, log);
  try {
    const series = await seriesOf(cluster.folder);
    return await withClient({ ...cluster.connection, database: 'postgres' }, async (client) => {
      const { rows } = await client.query<{ mode: string; held: boolean }>(
        "select current_setting('archive_mode') as mode, pg_try_advisory_lock($1) as held",
        [LOG_LOCK],
      );
      if (rows[0]?.mode !== 'on' || series === null)
        throw new BackupError('The database keeps no log: set BACKUP_WAL=on and start the server anew.');
      if (!rows[0].held) throw new BackupError('The log is being carried away by another process.');
      return work({ client, folder: cluster.folder, series });
    });
  } finally {
    await cluster.leave();
  }
}
