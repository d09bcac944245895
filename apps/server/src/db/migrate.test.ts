import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/database.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import type { Database } from './database.ts';
import { migrate, SchemaMismatchError } from './migrate.ts';

let folder: TemporaryFolder;
let database: Database;
let migrations: string;

beforeEach(async () => {
  [folder, database] = await Promise.all([temporaryFolder(), openEmptyDatabase()]);
  migrations = path.join(folder.path, 'migrations');
  await mkdir(migrations);
  await add('0001_first.sql', 'create table first (id int); insert into first values (1);');
  await add('0002_second.sql', 'alter table first add column name text;');
});
afterEach(() => Promise.all([folder.remove(), database.close()]));

const add = (name: string, sql: string) => writeFile(path.join(migrations, name), sql);

async function runMigrations(pause?: () => Promise<unknown>): Promise<string[]> {
  const client: pg.PoolClient = await database.pool.connect();
  return migrate(client, migrations, undefined, pause).finally(() => client.release());
}

it('runs what is new, in order, and records it', async () => {
  expect(await runMigrations()).toEqual(['0001_first', '0002_second']);
  await add('0003_third.sql', "update first set name = 'one';");
  expect(await runMigrations()).toEqual(['0003_third']);
  expect(await runMigrations()).toEqual([]);
  expect((await database.pool.query('select * from first')).rows).toEqual([{ id: 1, name: 'one' }]);
});

it('runs each file once when several processes start together', async () => {
  const runs = await Promise.all([runMigrations(), runMigrations(), runMigrations()]);
  expect(runs.flat().toSorted()).toEqual(['0001_first', '0002_second']);
});

it('lets go of a table that another program uses, and takes it once it is free', async () => {
  await runMigrations();
  await add(
    '0003_third.sql',
    "create table third (id int); update first set name = 'one'; drop table first;",
  );
  const other = await database.pool.connect();
  await other.query('begin; select * from first');
  let pauses = 0;
  const ran = await runMigrations(async () => {
    pauses += 1;
    // Nothing of the file stands, and nobody waits behind it.
    expect((await other.query("select to_regclass('third') as third")).rows).toEqual([{ third: null }]);
    await database.pool.query("insert into first values (2, 'two')");
    await other.query('commit');
  }).finally(() => other.release());
  expect([ran, pauses]).toEqual([['0003_third'], 1]);
  expect((await database.pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
});

it('gives a table up that is never free, and says why', async () => {
  await runMigrations();
  await add('0003_third.sql', 'set local lock_timeout = 1; drop table first;');
  const other = await database.pool.connect();
  await other.query('begin; select * from first');
  const ran = runMigrations(async () => undefined).finally(() => other.query('commit'));
  await expect(ran.finally(() => other.release())).rejects.toThrow(
    /0003_third\.sql failed: another program holds/,
  );
});

it('leaves nothing of a file that fails, and names the file', async () => {
  await add('0003_broken.sql', 'create table half_made (id int); select no_such_function();');
  await expect(runMigrations()).rejects.toThrow(/0003_broken\.sql failed/);
  const { rows } = await database.pool.query(
    "select to_regclass('half_made') as half, to_regclass('first') as first",
  );
  expect(rows).toEqual([{ half: null, first: 'first' }]);
});

it('refuses a database that a newer version has written', async () => {
  await add('0003_of_the_future.sql', 'create table future (id int);');
  await runMigrations();
  await rm(path.join(migrations, '0003_of_the_future.sql'));
  await expect(runMigrations()).rejects.toThrow(SchemaMismatchError);
  await expect(runMigrations()).rejects.toThrow(/newer version.*"0003_of_the_future"/);
});

it('refuses a file that was changed after it ran', async () => {
  await runMigrations();
  await add('0001_first.sql', 'create table first (id bigint);');
  await expect(runMigrations()).rejects.toThrow(/0001_first\.sql was changed/);
});

it('takes a file whose line ends were turned by a checkout for the same file', async () => {
  await add('0003_lines.sql', 'select 1;\nselect 2;\n');
  await runMigrations();
  await add('0003_lines.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await runMigrations()).toEqual([]);
});

it('refuses a file without a number', async () => {
  await add('later.sql', 'select 1;');
  await expect(runMigrations()).rejects.toThrow(/later\.sql: a migration is called NNNN_name\.sql/);
});
