import type pg from 'pg';
import { FAMILY_TABLES } from './family-tables.ts';

const PARTS = 3;

interface Standing {
  readonly keys: readonly string[];
  readonly indexes: readonly string[];
  readonly references: readonly { readonly table: string; readonly name: string; readonly text: string }[];
  readonly triggers: readonly string[];
  readonly sequences: readonly { readonly column: string; readonly name: string }[];
}

/** What hangs on a table ($1), in the words that would make it anew. References are those of the table, and those to it. */
const STANDING = `select
  array(select format('alter table %I add constraint %I %s', $1::text, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')) as keys,
  array(select pg_get_indexdef(i.indexrelid) from pg_index i where i.indrelid = $1::regclass
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))) as indexes,
  coalesce((select json_agg(json_build_object('table', conrelid::regclass::text, 'name', conname,
      'text', pg_get_constraintdef(oid)))
    from pg_constraint where contype = 'f' and (conrelid = $1::regclass or confrelid = $1::regclass)), '[]') as references,
  array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = $1::regclass and not tgisinternal) as triggers,
  coalesce((select json_agg(json_build_object('column', attname,
      'name', split_part(pg_get_serial_sequence($1::text, attname), '.', 2)))
    from pg_attribute where attrelid = $1::regclass and attidentity <> ''), '[]') as sequences`;

async function standing(client: pg.Client, table: string): Promise<Standing> {
  const { rows } = await client.query<Standing>(STANDING, [table]);
  if (rows[0] === undefined) throw new Error(`${table} is nowhere`);
  return rows[0];
}

/** Puts an empty table that is spread in the place of an empty one, with its keys and indexes. */
async function spread(client: pg.Client, table: string, { keys, indexes, sequences }: Standing) {
  await client.query(
    `create table spread (like ${table} including all excluding indexes) partition by hash (family_id)`,
  );
  await client.query(`drop table ${table} cascade`);
  await client.query(`alter table spread rename to ${table}`);
  for (const { column, name } of sequences) {
    await client.query(`alter sequence spread_${column}_seq rename to ${name}`);
  }
  for (let part = 0; part < PARTS; part += 1) {
    await client.query(`create table ${table}_part${part} partition of ${table}
      for values with (modulus ${PARTS}, remainder ${part})`);
  }
  for (const made of [...keys, ...indexes]) await client.query(made);
}

/**
 * Spreads the family tables of an empty, migrated database over hash partitions by `family_id`. PostgreSQL holds
 * partitions to what an engine that spreads them over machines asks: every key begins with the family, every row
 * says its family when it comes.
 */
export async function partitionFamilies(client: pg.Client): Promise<void> {
  const references = new Map<string, string>();
  const triggers: string[] = [];
  await client.query('begin');
  for (const table of FAMILY_TABLES) {
    const found = await standing(client, table);
    // A table that is dropped takes along what referred to it, so all of it is added at the end.
    for (const { table: of, name, text } of found.references) {
      references.set(`${of} ${name}`, `alter table ${of} add constraint ${name} ${text}`);
    }
    triggers.push(...found.triggers);
    await spread(client, table, found);
  }
  for (const made of [...references.values(), ...triggers]) await client.query(made);
  await client.query('commit');
}
