import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { FAMILY_TABLES, WHOLE_TABLES } from '../testing/family-tables.ts';
import type { Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const family: readonly string[] = FAMILY_TABLES;

async function named<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text, text.includes('$1') ? [family] : [])).rows;
}

const TABLES = `select relname as name, relkind as kind,
    (select count(*)::int from pg_inherits where inhparent = c.oid) as parts
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  order by relname`;

it('says of every table whether its rows belong to one family', async () => {
  const found = await named<{ name: string }>(TABLES);
  const told = [...family, ...Object.values(WHOLE_TABLES).flat()];
  expect(found.map(({ name }) => name)).toEqual(told.toSorted());
});

it('runs every test on family tables that are spread over partitions', async () => {
  const found = await named<{ name: string; kind: string; parts: number }>(TABLES);
  expect(found.filter(({ kind }) => kind === 'p').map(({ name }) => name)).toEqual(family);
  expect(found.filter(({ kind, parts }) => kind === 'p' && parts < 3)).toEqual([]);
});

it('begins every key of a family table with the family, which no row lacks', async () => {
  const keys = `select i.indexrelid::regclass::text as key from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisunique and c.relname = any($1) and a.attname <> 'family_id'`;
  expect(await named(keys)).toEqual([]);
  const filled = `select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'family_id' and a.attnotnull
    where c.relname = any($1) order by c.relname`;
  expect((await named<{ name: string }>(filled)).map(({ name }) => name)).toEqual(family);
});

const REFERENCES = `select r.conname as name, f.relname as from, t.relname as to,
    array(select attname::text from unnest(r.conkey) with ordinality k(n, place)
      join pg_attribute on attrelid = r.conrelid and attnum = n order by place) as columns
  from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
  where r.contype = 'f' and r.connamespace = 'public'::regnamespace and not f.relispartition and not t.relispartition`;

it('refers from family to family by the family, and from what stays whole to none of them', async () => {
  const found = await named<{ name: string; from: string; to: string; columns: string[] }>(REFERENCES);
  const toFamilies = found.filter(({ to }) => family.includes(to));
  expect(toFamilies.length).toBeGreaterThan(10);
  expect(toFamilies.filter(({ from }) => !family.includes(from))).toEqual([]);
  expect(toFamilies.filter(({ columns }) => columns[0] !== 'family_id')).toEqual([]);
});

it("names a row's own person together with the family, so that both are deleted and moved as one", async () => {
  const found = await named<{ from: string; to: string; columns: string[] }>(REFERENCES);
  const whose = ['learner_id', 'child_id', 'student_id', 'owner_id', 'user_id'];
  const alone = found.filter(
    ({ from, to, columns }) =>
      family.includes(from) && to === 'users' && columns.length === 1 && whose.includes(columns[0] ?? ''),
  );
  expect(alone).toEqual([]);
});
