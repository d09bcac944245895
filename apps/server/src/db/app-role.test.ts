import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createQueue } from '../queue/queue.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Database, openDatabase, withClient } from './database.ts';
import { openEmbeddedCluster } from './embedded-cluster.ts';

// A cluster is made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const log = pino({ level: 'silent' });
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Database;

const dataDir = () => path.join(folder.path, 'data');
const migrationsDir = () => path.join(folder.path, 'migrations');
const open = () => openDatabase({ dataDir: dataDir(), migrationsDir: migrationsDir(), log });

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(migrationsDir());
  await writeFile(
    path.join(migrationsDir(), '0001_kept.sql'),
    'create table kept (id int generated always as identity, value text not null);',
  );
  database = await open();
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

it('the product reads and writes rows, and is told of what others do', async () => {
  const { pool } = database;
  await pool.query("insert into kept (value) values ('one'), ('two')");
  await pool.query("update kept set value = 'three' where value = 'two'");
  await pool.query("delete from kept where value = 'one'");
  expect((await pool.query('select value from kept')).rows).toEqual([{ value: 'three' }]);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const end = await database.listen('told', resolve);
  await database.notify('told', { id: 1 });
  expect(await promise).toEqual({ id: 1 });
  await end();
});

it('the product keeps jobs and works on them', async () => {
  const queue = createQueue({ database, log });
  const done: unknown[] = [];
  queue.handle('note', async (payload) => void done.push(payload));
  await queue.add({ task: 'note', payload: 'one', urgency: 'ordinary', key: 'one' });
  await queue.drain();
  expect(done).toEqual(['one']);
});

it.each([
  ['make a role', 'create role another superuser'],
  ['become the owner', 'set role postgres'],
  ['raise itself', 'alter role ori_app superuser'],
  ['read what others sign in with', 'select rolpassword from pg_authid'],
  ['run a program', "copy (select 1) to program 'cat'"],
  ['read a program', "copy kept (value) from program 'id'"],
  ['write a file', `copy (select 1) to '${path.join(tmpdir(), 'ori-written')}'`],
  ['read a file', "select pg_read_file('/etc/passwd')"],
  ['list a folder', "select pg_ls_dir('/')"],
  ['take a file in', "select lo_import('/etc/passwd')"],
  [
    'make a function of the server’s own code',
    "create function f() returns int as 'libc', 'getpid' language c",
  ],
  ['bring an extension in', 'create extension file_fdw'],
  ['change how the server runs', "alter system set archive_command = 'id'"],
  ['load settings anew', 'select pg_reload_conf()'],
  ['make a database', 'create database another'],
  ['make a table', 'create table another (id int)'],
  ['change a table', 'alter table kept add column more text'],
  ['empty a table unheard', 'truncate kept'],
  ['drop a table', 'drop table kept'],
  ['rewrite what ran on this database', "update schema_migrations set checksum = 'x'"],
  ['rewrite what ran on the queue', 'delete from graphile_worker.migrations'],
  ['change the queue', 'alter table graphile_worker._private_jobs add column more text'],
  ['copy the cluster', "select pg_backup_start('mine')"],
  ['switch triggers off', "set session_replication_role = 'replica'"],
])('the product cannot %s', async (_what, statement) => {
  // 0A000: a PostgreSQL that came without the extension.
  await expect(database.pool.query(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|0A000)$/) as string,
  });
});

it('a data folder of a version before gets the role at its next start, with what a newer version adds', async () => {
  await database.close();
  const cluster = await openEmbeddedCluster(dataDir(), log);
  await withClient({ ...cluster.connection, database: 'ori' }, async (client) => {
    await client.query('drop owned by ori_app');
    await client.query('drop role ori_app');
  });
  await cluster.leave();
  await writeFile(path.join(migrationsDir(), '0002_more.sql'), 'create table more (id int);');
  database = await open();
  await database.pool.query('insert into more values (1)');
  expect((await database.pool.query('select current_user as who')).rows).toEqual([{ who: 'ori_app' }]);
  expect((await database.pool.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 1 }]);
});
