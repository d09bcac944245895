import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { MIGRATIONS_DIR, migrateDatabase, withClient } from '../db/database.ts';
import { QUEUE_SCHEMA } from '../db/migrate-queue.ts';
import { reachServer } from '../db/reach-server.ts';
import { relationsOf } from './standing.ts';

const SHOWN_MAX = 5;
/** A session whose client has gone is counted for a moment yet. */
const ENDING_MAX_MS = 2_000;
const POLL_MS = 50;

/** An address without its password, for people. */
export function shownAddress(address: string): string {
  const url = new URL(address);
  if (url.password !== '') url.password = '***';
  return url.toString();
}

/** Makes the schema in an empty database of a server. Answers how to be rid of it again. */
export async function makeTarget(config: pg.ClientConfig): Promise<() => Promise<void>> {
  await reachServer(config);
  await withClient(config, refuseUsed);
  const clear = () => withClient(config, clearTarget);
  try {
    await migrateDatabase(config, MIGRATIONS_DIR);
  } catch (error) {
    await clear().catch(() => {});
    throw error;
  }
  return clear;
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const found = await relationsOf(client);
  if (found.length > 0) {
    const shown = found.slice(0, SHOWN_MAX).join(', ');
    throw new BackupError(
      `The database moved to has tables already (${shown}${found.length > SHOWN_MAX ? ' …' : ''}). Name an empty one; nothing is overwritten.`,
    );
  }
  const { rows } = await client.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  if (rows[0]?.encoding !== 'UTF8')
    throw new BackupError(`The database moved to is in ${rows[0]?.encoding}: make it with encoding 'UTF8'.`);
}

/** Of a database that was empty before: takes away every table and function, and the queue's schema. */
async function clearTarget(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${QUEUE_SCHEMA} cascade`);
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table if exists public.%I cascade', relname) as statement from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const { statement } of rows) await client.query(statement);
}

const OTHERS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`;

/** @throws BackupError where somebody else uses the database of a server, and goes on to */
export async function refuseInUse(client: pg.ClientBase): Promise<void> {
  const deadline = Date.now() + ENDING_MAX_MS;
  for (;;) {
    const { rows } = await client.query<{ count: number }>(OTHERS);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return;
    if (Date.now() > deadline)
      throw new BackupError(
        `The database is in use (${count} other sessions): stop the server, and what else is connected, first.`,
      );
    await sleep(POLL_MS);
  }
}
