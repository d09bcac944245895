import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHolding } from '../testing/holding-process.ts';
import { postmasterOf } from '../testing/kill-harness.ts';
import { listeningSockets } from '../testing/listening-ports.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type Database, openDatabase, withClient } from './database.ts';

// Clusters are made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const log = pino({ level: 'silent' });
let folder: TemporaryFolder;
let dataDir: string;
let migrationsDir: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  dataDir = path.join(folder.path, 'data');
  migrationsDir = path.join(folder.path, 'migrations');
  await mkdir(migrationsDir);
  await writeFile(path.join(migrationsDir, '0001_kept.sql'), 'create table kept (value text not null);');
});
afterEach(() => folder.remove());

const open = (): Promise<Database> => openDatabase({ dataDir, migrationsDir, log });

async function isRunning(): Promise<boolean> {
  return postmasterOf(dataDir).then(
    () => true,
    () => false,
  );
}

it('makes a folder, opens it again with what was written, and is joined by a second opener', async () => {
  const first = await open();
  expect(first.mode).toBe('created');
  await first.pool.query("insert into kept values ('a record')");
  await first.close();
  expect(await isRunning()).toBe(false);
  const again = await open();
  const beside = await open();
  expect([again.mode, beside.mode]).toEqual(['started', 'attached']);
  expect((await beside.pool.query('select value from kept')).rows).toEqual([{ value: 'a record' }]);
  await again.close();
  expect((await beside.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await beside.close();
  expect(await isRunning()).toBe(false);
});

it('is made once when two processes start at once, and stops with the last of them', async () => {
  const pair = [startHolding(dataDir, migrationsDir), startHolding(dataDir, migrationsDir)] as const;
  const modes = await Promise.all(pair.map((process) => process.mode));
  expect(modes.toSorted()).toEqual(['attached', 'created']);
  await pair[0].leave();
  expect(await isRunning()).toBe(true);
  await pair[1].leave();
  expect(await isRunning()).toBe(false);
});

it('outlives a killed program, is joined by the next, and is stopped by it', async () => {
  const killed = startHolding(dataDir, migrationsDir);
  await killed.mode;
  const pid = await postmasterOf(dataDir);
  await killed.kill();
  const next = await open();
  expect(next.mode).toBe('attached');
  expect(await postmasterOf(dataDir)).toBe(pid);
  await next.close();
  expect(await isRunning()).toBe(false);
});

it('is made whole after the program was killed while it made it', async () => {
  for (const afterMs of [300, 500, 800]) {
    const maker = startHolding(dataDir, migrationsDir);
    await sleep(afterMs);
    await maker.kill();
  }
  const database = await open();
  expect((await database.pool.query('select * from kept')).rows).toEqual([]);
  await database.close();
  const left = await readdir(path.join(dataDir, 'postgres'));
  expect(left.filter((name) => name.startsWith('data'))).toEqual(['data']);
});

it('is durable, checks what it reads, and listens on no network port', async () => {
  const database = await open();
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses'];
  const { rows } = await database.pool.query('select name, setting from pg_settings where name = any($1)', [
    settings,
  ]);
  expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    listen_addresses: '',
  });
  expect(await listeningSockets(await postmasterOf(dataDir))).toBe(0);
  const witness = net.createServer().listen(0, '127.0.0.1');
  await once(witness, 'listening');
  expect(await listeningSockets(process.pid)).toBeGreaterThan(0);
  witness.close();
  await database.close();
});

it('keeps offending values out of its log', async () => {
  const database = await open();
  const owner = { ...database.pool.options, user: 'postgres' };
  await withClient(owner, (client) => client.query('create unique index one_each on kept (value)'));
  await database.pool.query("insert into kept values ('ada@example.org')");
  await expect(database.pool.query("insert into kept values ('ada@example.org')")).rejects.toThrow(
    /one_each/,
  );
  await database.close();
  const logged = await readFile(path.join(dataDir, 'postgres/postgres.log'), 'utf8');
  expect(logged).toContain('one_each');
  expect(logged).not.toContain('ada@example.org');
});

it('refuses a folder that a newer version has written, and leaves nothing running', async () => {
  const newer = path.join(migrationsDir, '0002_newer.sql');
  await writeFile(newer, 'alter table kept add column extra int;');
  await (await open()).close();
  await rm(newer);
  await expect(open()).rejects.toThrow(/newer version of Ori Academy.*"0002_newer"/);
  expect(await isRunning()).toBe(false);
});

it('tells a process with no business there that the folder is refused', async () => {
  await mkdir(path.join(dataDir, 'postgres/data'), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres/data/PG_VERSION'), '9\n');
  await expect(open()).rejects.toThrow(/No PostgreSQL 9 \(the data folder's version\).*DATABASE_URL/);
});
