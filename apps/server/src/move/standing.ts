import type pg from 'pg';
import { SETTINGS as READABLE } from '../backup/copy-out.ts';
import { QUEUE_SCHEMA } from '../db/migrate-queue.ts';

/** Where the product's rows are: its own tables, and the job queue's. */
export const SCHEMAS = ['public', QUEUE_SCHEMA];

export interface Table {
  /** With its schema, quoted where it has to be. */
  readonly name: string;
  /** Quoted; without those that PostgreSQL reckons itself. */
  readonly columns: string;
}

/** What is written reads the same everywhere, in one time zone; long work is allowed, waiting for a lock is not. */
export const SETTINGS = `${READABLE}; set timezone = 'UTC'; set statement_timeout = 0; set lock_timeout = '30s'`;

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name,
    string_agg(format('%I', a.attname), ', ' order by a.attname) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = any($1) and c.relkind = 'r' group by 1 order by 1`;

export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  return (await client.query<Table>(TABLES, [SCHEMAS])).rows;
}

/** Which changes of the schema ran, the product's and the queue's. */
export async function schemaOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id || ' ' || checksum as id from schema_migrations
      union all select 'queue ' || id::text from ${QUEUE_SCHEMA}.migrations order by 1`,
  );
  return rows.map(({ id }) => id);
}

export interface Content {
  readonly rows: number;
  /** The same for the same rows, in whatever order they lie. */
  readonly checksum: string;
}

/** How many rows a table has, and what they come to: the sum of 60 bits of each row's SHA-256. */
export async function contentOf(client: pg.ClientBase, { name, columns }: Table): Promise<Content> {
  const { rows } = await client.query<Content>(
    `select count(*)::int as rows, coalesce(sum(
        ('x' || left(encode(sha256(convert_to(row(${columns})::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as checksum
      from ${name}`,
  );
  return rows[0] ?? { rows: 0, checksum: '0' };
}

/** What stands in a database beside what PostgreSQL brings; for a target, which must be empty. */
export async function relationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  return rows.map(({ name }) => name);
}
