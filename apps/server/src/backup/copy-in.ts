import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ArchiveEntry } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { copyInCommand } from './copy-out.ts';
import type { Ending, Manifest } from './manifest.ts';

const TABLES = `select coalesce(string_agg(format('public.%I', relname), ', '), '') as names from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

/** Puts rows where a new schema stands, in one transaction; triggers and references are left out meanwhile. */
export async function beginCopyIn(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  const { rows } = await client.query<{ names: string }>(TABLES);
  // A new schema brings rows of its own.
  await client.query(`truncate ${rows[0]?.names} cascade`);
}

interface OpenTable {
  readonly name: string;
  readonly stream: ReturnType<typeof copyFrom>;
  readonly done: Promise<void>;
}

function openTable(client: pg.Client, table: Manifest['tables'][number]): OpenTable {
  const stream = client.query(copyFrom(copyInCommand(table)));
  const done = finished(stream);
  // Told where it is waited for.
  done.catch(() => {});
  return { name: table.name, stream, done };
}

/** Puts rows in entry by entry; those of one table go through one COPY, since parts are cut anywhere. */
export function tableWriter(client: pg.Client, { tables }: Pick<Manifest, 'tables'>) {
  let open: OpenTable | null = null;

  async function close(): Promise<void> {
    open?.stream.end();
    await open?.done;
    open = null;
  }

  return {
    close,
    async write({ name, body }: ArchiveEntry): Promise<void> {
      const [folder, tableName] = name.split('/');
      const table = folder === 'tables' ? tables.find((each) => each.name === tableName) : undefined;
      if (!table) throw new BackupError(`The backup holds "${name}", which this version does not know.`);
      if (open?.name !== table.name) await close();
      open ??= openTable(client, table);
      const { stream, done } = open;
      for await (const chunk of body)
        if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
    },
  };
}

/** Ends the transaction, with the sequences where they stood. */
export async function endCopyIn(client: pg.Client, { sequences }: Ending): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query("select setval(format('public.%I', $1::text)::regclass, $2::bigint, true)", [
      name,
      last,
    ]);
  await client.query('commit');
}

/** Which tables hold another number of rows than was written down; empty where all is there. */
export async function differingTables(client: pg.Client, { rows }: Ending): Promise<string[]> {
  const differing: string[] = [];
  for (const [name, wanted] of Object.entries(rows)) {
    const found = await client.query<{ count: number }>(
      `select count(*)::int as count from public."${name.replaceAll('"', '""')}"`,
    );
    if (found.rows[0]?.count !== wanted) differing.push(name);
  }
  return differing;
}
