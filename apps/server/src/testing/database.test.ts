import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from './database.ts';

let mine: Database;
let other: Database;

beforeAll(async () => {
  [mine, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(() => Promise.all([mine.close(), other.close()]));

it('gives each caller a migrated database of its own', async () => {
  await mine.pool.query('create table only_mine (id int)');
  const seen = await other.pool.query(
    "select to_regclass('only_mine') as found, to_regclass('schema_migrations') as kept",
  );
  expect(seen.rows).toEqual([{ found: null, kept: 'schema_migrations' }]);
});

it('drops the database when it is closed', async () => {
  const third = await openTestDatabase();
  const name = (await third.pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name;
  await third.close();
  const left = await mine.pool.query('select 1 from pg_database where datname = $1', [name]);
  expect(left.rowCount).toBe(0);
});
