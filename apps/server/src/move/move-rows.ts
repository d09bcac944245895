import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupError } from '../backup/backup-error.ts';
import { loosened } from './loosened.ts';
import { contentOf, schemaOf, SCHEMAS, SETTINGS, type Table, tablesOf } from './standing.ts';

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
  from pg_sequences where schemaname = any($1) and last_value is not null`;

export interface MovedRows {
  readonly tables: number;
  readonly rows: number;
}

interface Moving {
  /** Its owner, on the database that is left. Nobody writes there meanwhile: its tables are locked. */
  readonly source: pg.Client;
  /** Its owner, on a database with the same schema. */
  readonly target: pg.Client;
  readonly signal?: AbortSignal;
}

/**
 * Copies every row and where the sequences stand, and compares each table by its count and checksum before any of it
 * stands. The source is only read.
 * @throws BackupError where the schemas differ, or a table does
 */
export async function moveRows({ source, target, signal }: Moving): Promise<MovedRows> {
  const tables = await tablesOf(source);
  await sameSchema(source, target, tables);
  await Promise.all([source, target].map((client) => client.query(SETTINGS)));
  await source.query('begin isolation level repeatable read');
  try {
    await source.query(`lock table ${tables.map(({ name }) => name).join(', ')} in share mode`);
    await target.query('begin');
    const rows = await loosened(target, async () => {
      await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
      for (const table of tables) await copyTable(source, target, table, signal);
      return compare(source, target, tables);
    });
    await copySequences(source, target);
    await target.query('commit');
    return { tables: tables.length, rows };
  } finally {
    await source.query('rollback').catch(() => {});
  }
}

async function sameSchema(source: pg.Client, target: pg.Client, tables: readonly Table[]): Promise<void> {
  const [old, wanted] = [await schemaOf(source), await schemaOf(target)];
  const isSame = old.join() === wanted.join() && isEqual(tables, await tablesOf(target));
  if (!isSame)
    throw new BackupError(
      'The database is not of this version of Ori Academy: start this version on it once, stop it, and move then.',
    );
}
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function copyTable(
  source: pg.Client,
  target: pg.Client,
  { name, columns }: Table,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const out = source.query(copyTo(`copy ${name} (${columns}) to stdout`));
  await pipeline(out, target.query(copyFrom(`copy ${name} (${columns}) from stdin`)));
}

/** Answers how many rows there are; each table is read in both places. */
async function compare(source: pg.Client, target: pg.Client, tables: readonly Table[]): Promise<number> {
  let all = 0;
  const differing: string[] = [];
  for (const table of tables) {
    const [left, arrived] = await Promise.all([contentOf(source, table), contentOf(target, table)]);
    if (left.rows !== arrived.rows || left.checksum !== arrived.checksum) differing.push(table.name);
    all += left.rows;
  }
  if (differing.length > 0)
    throw new BackupError(`These tables did not arrive as they are: ${differing.join(', ')}.`);
  return all;
}

async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; lastValue: string }>(SEQUENCES, [SCHEMAS]);
  for (const { name, lastValue } of rows)
    await target.query('select setval($1::text::regclass, $2::bigint, true)', [name, lastValue]);
}
