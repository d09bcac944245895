import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { postmasterOf } from '../testing/kill-harness.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { connectDatabase, type Database, isDatabaseDown, migrateDatabase } from './database.ts';
import { type EmbeddedCluster, openEmbeddedCluster } from './embedded-cluster.ts';
import { databaseUser } from './unprivileged-user.ts';

// Clusters are made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Time allowed for being back, on a machine busy with other tests; alone it takes a few tenths of a second. */
const BACK_WITHIN_MS = 10_000;
const { log, lines } = recordingLog();
let folder: TemporaryFolder;
let cluster: EmbeddedCluster;
let database: Database;

beforeAll(async () => {
  folder = await temporaryFolder();
  await open();
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

async function open(): Promise<void> {
  cluster = await openEmbeddedCluster(folder.path, log);
  const config = { ...cluster.connection, database: 'postgres' };
  database = connectDatabase({ config, mode: cluster.mode, log, onClosed: () => cluster.leave() });
}

const startTime = async () =>
  (await database.pool.query<{ at: string }>('select pg_postmaster_start_time()::text as at')).rows[0]?.at;
/** Connections of the killed database may answer for a moment yet: they do not count as being back. */
let killedStartTime: string | undefined;

async function killDatabase(): Promise<void> {
  killedStartTime = await startTime();
  process.kill(await postmasterOf(folder.path), 'SIGKILL');
}

const pidFile = () => path.join(cluster.folder.data, 'postmaster.pid');

/** Asks until it is answered; what failed meanwhile must all say that the database is away. */
async function waitUntilBack(): Promise<unknown[]> {
  const since = Date.now();
  const failures: unknown[] = [];
  while (Date.now() - since < BACK_WITHIN_MS) {
    const answer = await startTime().catch((error: unknown) => {
      failures.push(error);
    });
    if (answer !== undefined && answer !== killedStartTime) return failures;
    await sleep(5);
  }
  throw new Error('The database did not come back', { cause: failures.at(-1) });
}

it('comes back by itself after its database was killed, failing meanwhile as "database down"', async () => {
  await database.pool.query('create table kept (id int primary key)');
  const killing = killDatabase();
  const inFlight = Array.from({ length: 10 }, () =>
    database.pool.query('select pg_sleep(3)').catch((error: unknown) => error),
  );
  await killing;
  const failures = await waitUntilBack();
  const all = [...failures, ...(await Promise.all(inFlight))];
  expect(all.length).toBeGreaterThanOrEqual(10);
  expect(all.filter((error) => !isDatabaseDown(error))).toEqual([]);
  const together = Array.from({ length: 40 }, (_, id) =>
    database.pool.query('insert into kept values ($1)', [id]),
  );
  await Promise.all(together);
  expect((await database.pool.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 40 }]);
  // Queries get through as soon as it is up, which may be a moment before it is written down.
  await vi.waitFor(() => expect(lines.join('')).toContain('The database is back'));
});

it('survives the loss of a connection in the middle of a transaction', async () => {
  const broken = database.db.transaction(async (tx) => {
    await tx.execute('select 1');
    await killDatabase();
    await sleep(50);
    await tx.execute('select 2');
  });
  const failure = await broken.catch((error: unknown) => error);
  expect(isDatabaseDown(failure)).toBe(true);
  await waitUntilBack();
});

it('comes back each time, as often as it is killed', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await killDatabase();
    await waitUntilBack();
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        "select 1 from pg_stat_activity where application_name = 'ori-presence'",
      );
      expect(rows).toHaveLength(1);
    }, BACK_WITHIN_MS);
  }
});

it('hears notifications again after its database was killed', async () => {
  const heard: unknown[] = [];
  await database.listen('news', (payload) => heard.push(payload));
  await killDatabase();
  await waitUntilBack();
  await vi.waitFor(async () => {
    await database.notify('news', 'back').catch(() => {});
    await sleep(20);
    expect(heard).toContain('back');
  }, BACK_WITHIN_MS);
});

it('is not mistaken for running when its old process number belongs to somebody else', async () => {
  const left = await readFile(pidFile(), 'utf8');
  await database.close();
  const stranger = spawn('sleep', ['60'], { ...(await databaseUser(cluster.folder.data)), cwd: '/' });
  await once(stranger, 'spawn');
  await writeFile(pidFile(), left.replace(/^\d+/, String(stranger.pid)));
  await open();
  expect(cluster.mode).toBe('started');
  stranger.kill();
});

it('starts beside a dead process that nobody reaps', async () => {
  const left = await readFile(pidFile(), 'utf8');
  await database.close();
  const runAs = await databaseUser(cluster.folder.data);
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { ...runAs, cwd: '/' });
  const [zombie] = await once(parent.stdout, 'data');
  await writeFile(pidFile(), left.replace(/^\d+/, String(zombie).trim()));
  await open();
  expect(cluster.mode).toBe('started');
  parent.kill();
});

it('never makes a fresh, empty database when the folder vanishes under a running program', async () => {
  const aside = `${cluster.folder.data}.aside`;
  await rename(cluster.folder.data, aside);
  process.kill(Number.parseInt(await readFile(path.join(aside, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  await vi.waitFor(() => expect(lines.join('')).toContain('is gone'), BACK_WITHIN_MS);
  await rm(cluster.folder.data, { recursive: true, force: true });
  await rename(aside, cluster.folder.data);
  await waitUntilBack();
});

it('tells a wrong question apart from a database that is down', async () => {
  const failure = await database.pool.query('select nonsense').catch((error: unknown) => error);
  expect(isDatabaseDown(failure)).toBe(false);
  const nobody = { host: folder.path, port: 5432, user: 'postgres', database: 'postgres' };
  const absent = await migrateDatabase(nobody, folder.path).catch((error: unknown) => error);
  expect(isDatabaseDown(absent)).toBe(true);
});
