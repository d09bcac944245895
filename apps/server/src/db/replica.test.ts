import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startReplica, type StreamingReplica } from '../testing/streaming-replica.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';
import { connectDatabase, type Database, withClient } from './database.ts';
import { type EmbeddedCluster, openEmbeddedCluster } from './embedded-cluster.ts';

// Two clusters are made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const log = pino({ level: 'silent' });
const PATIENT = { timeout: 60_000 };
let folder: TemporaryFolder;
let primary: EmbeddedCluster;
let replica: StreamingReplica;
let database: Database;

beforeAll(async () => {
  folder = await temporaryFolder();
  primary = await openEmbeddedCluster(folder.path, log, { settings: { fsync: 'off' } });
  await withClient({ ...primary.connection, database: 'postgres' }, (client) =>
    client.query('create table kept (value int)'),
  );
  replica = await startReplica(primary);
  database = connectDatabase({
    config: { ...primary.connection, database: 'postgres' },
    replica: { ...replica.connection, database: 'postgres' },
    replicaPace: { maxLagMs: 1_000, lookEveryMs: 50 },
    mode: 'server',
    log,
    onClosed: () => primary.leave(),
  });
});
afterAll(async () => {
  await database?.close();
  await folder.remove();
});

/** Whether the replica answers, and how many rows are seen. */
async function seen(): Promise<[boolean, number]> {
  const text = 'select pg_is_in_recovery() as standby, (select count(*)::int from kept) as rows';
  const { rows } = await database.lagging.query<{ standby: boolean; rows: number }>(text);
  return [rows[0]?.standby ?? false, rows[0]?.rows ?? -1];
}

const onReplica = (text: string) =>
  withClient({ ...replica.connection, database: 'postgres' }, (client) => client.query(text));

it('answers from the replica what may be old, and from the primary once that lags or is away', async () => {
  await vi.waitFor(async () => expect(await seen()).toEqual([true, 0]), PATIENT);
  await database.pool.query('insert into kept values (1)');
  await vi.waitFor(async () => expect(await seen()).toEqual([true, 1]), PATIENT);

  await onReplica('select pg_wal_replay_pause()');
  await database.pool.query('insert into kept values (2)');
  await vi.waitFor(async () => expect(await seen()).toEqual([false, 2]), PATIENT);
  await onReplica('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await seen()).toEqual([true, 2]), PATIENT);

  await replica.kill();
  expect(await seen()).toEqual([false, 2]);
  await database.pool.query('insert into kept values (3)');
  expect(await seen()).toEqual([false, 3]);
});

it('without a replica the primary answers', async () => {
  const alone = connectDatabase({
    config: { ...primary.connection, database: 'postgres' },
    mode: 'server',
    log,
    onClosed: async () => {},
  });
  expect((await alone.lagging.query('select pg_is_in_recovery() as standby')).rows).toEqual([
    { standby: false },
  ]);
  await alone.close();
});
