import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive.ts';
import { type Ending, type Manifest } from './manifest.ts';

/** Rows are cut into entries of about this many bytes, because an entry's length is written before it. */
const PART_BYTES = 4 * 1024 * 1024;

/** As pg_dump sets them: what is written reads the same everywhere. */
export const SETTINGS =
  "set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'";
const TABLES = `select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   and c.relpersistence = 'p' group by c.relname order by c.relname`;
const SEQUENCES = `select sequencename as name, last_value::text as "lastValue" from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`;

type Table = Manifest['tables'][number];

/** Runs `work` on one moment's view of the database, whatever is written meanwhile. */
export async function atOneMoment<Value>(client: pg.Client, work: () => Promise<Value>): Promise<Value> {
  await client.query(SETTINGS);
  await client.query('begin isolation level repeatable read read only');
  try {
    return await work();
  } finally {
    await client.query('rollback').catch(() => {});
  }
}

/** What stands in the database: the migrations it had, and its tables with the columns that hold something of their own. */
export async function describe(client: pg.Client): Promise<Pick<Manifest, 'schema' | 'tables'>> {
  const { rows: schema } = await client.query<{ id: string; checksum: string }>(
    'select id, checksum from schema_migrations order by id',
  );
  const { rows: tables } = await client.query<Table>(TABLES);
  return { schema, tables };
}

/** Writes every row of the tables into the archive, as COPY writes them. */
export async function copyOut(
  client: pg.Client,
  tables: readonly Table[],
  archive: ArchiveWriter,
): Promise<Ending> {
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table.name] = await copyTable(client, table, archive);
  const { rows: standing } = await client.query<{ name: string; lastValue: string }>(SEQUENCES);
  return { rows, sequences: Object.fromEntries(standing.map((each) => [each.name, each.lastValue])) };
}

async function copyTable(
  client: pg.Client,
  { name, columns }: Table,
  archive: ArchiveWriter,
): Promise<number> {
  const stream = client.query(copyTo(copyOutCommand({ name, columns })));
  let [part, bytes] = [0, 0];
  let chunks: Buffer[] = [];
  const write = async () => {
    if (bytes === 0) return;
    part += 1;
    await archive.add(`tables/${name}/${String(part).padStart(6, '0')}.copy`, Buffer.concat(chunks));
    [chunks, bytes] = [[], 0];
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await write();
  }
  await write();
  return stream.rowCount;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** By a query, since PostgreSQL copies a table that is spread over parts in no other way. */
const copyOutCommand = ({ name, columns }: Table) =>
  `copy (select ${columns.map(quoted).join(', ')} from public.${quoted(name)}) to stdout`;

/** `copy public."table" ("a", "b") from stdin` */
export const copyInCommand = ({ name, columns }: Table): string =>
  `copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`;
