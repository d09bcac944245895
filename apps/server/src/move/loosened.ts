import type pg from 'pg';
import { SCHEMAS } from './standing.ts';

/** References that no other reference brings along, as statements that take them away and bring them back. */
const REFERENCES = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1) order by 1`;
const TRIGGERS = `select distinct format('alter table %s disable trigger user', tgrelid::regclass) as off,
    format('alter table %s enable trigger user', tgrelid::regclass) as on
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and tgparentid = 0 and c.relnamespace::regnamespace::text = any($1) order by 1`;

interface Pair {
  readonly off: string;
  readonly on: string;
}

/**
 * Runs `work` while no reference and no trigger stands, so that rows may come in any order; brings them back after it,
 * and with them checks every reference. A role that owns the tables may do so; to be called in a transaction.
 */
export async function loosened<Value>(client: pg.ClientBase, work: () => Promise<Value>): Promise<Value> {
  const references = (await client.query<Pair>(REFERENCES, [SCHEMAS])).rows;
  const triggers = (await client.query<Pair>(TRIGGERS, [SCHEMAS])).rows;
  for (const { off } of [...references, ...triggers]) await client.query(off);
  const value = await work();
  for (const { on } of [...references, ...triggers]) await client.query(on);
  return value;
}
