import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from './pg-errors.ts';

/** The advisory lock under which one process at a time migrates a database. Any number will do. */
const MIGRATION_LOCK = 7_236_102;
const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Whoever waits for a table's lock holds back everybody who comes after: a file gives up its wait soon, lets them by, and
 * begins anew.
 */
const LOCK_MAX_MS = 3_000;
const LOCK_TRIES = 40;
const LOCK_PAUSE_MS = 1_500;
const LOCK_NOT_AVAILABLE = '55P03';

interface Migration {
  readonly id: string;
  readonly checksum: string;
  readonly sql: string;
}

/** What happens between two tries to lock a table that others use. */
type Pause = () => Promise<unknown>;

/** The database holds a schema this build cannot serve: a newer one, or one made by other files. */
export class SchemaMismatchError extends Error {}

/**
 * Brings the schema to the state the folder describes: runs, in order, each `NNNN_name.sql` not yet recorded in
 * `schema_migrations`, each in a transaction of its own, one process at a time. Answers the ids it ran.
 * With `wanted` (ids and checksums) it runs those alone, so that the schema of an older backup stands.
 * A file waits 3 s at most for a lock, and is tried again for three minutes (`pause` stands between two tries).
 * Throws SchemaMismatchError when the database is newer than the folder, or when a file that ran was changed since.
 */
export async function migrate(
  client: pg.ClientBase,
  folder: string,
  wanted?: ReadonlyMap<string, string>,
  pause: Pause = () => sleep(LOCK_PAUSE_MS),
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    const applied = await appliedMigrations(client);
    checkHistory(new Map([...applied, ...(wanted ?? [])]), migrations);
    const pending = migrations.filter(({ id }) => !applied.has(id) && (wanted?.has(id) ?? true));
    for (const migration of pending) await applyPatiently(client, migration, pause);
    return pending.map((migration) => migration.id);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** The last change of the schema that the folder brings. */
export async function latestMigration(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return path.basename(names.at(-1) ?? '', '.sql');
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      if (!FILE_NAME.test(name)) throw new Error(`${name}: a migration is called NNNN_name.sql`);
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return {
        id: path.basename(name, '.sql'),
        checksum: createHash('sha256').update(sql).digest('hex'),
        sql,
      };
    }),
  );
}

async function appliedMigrations(client: pg.ClientBase): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migrations (
       id text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ id: string; checksum: string }>(
    'select id, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.id, row.checksum]));
}

function checkHistory(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.id, migration.checksum]));
  for (const [id, checksum] of applied) {
    if (!known.has(id)) {
      throw new SchemaMismatchError(
        `The database was written by a newer version of Ori Academy: it holds the change "${id}", which this ` +
          'version does not know. Update the program, or start it on another DATA_DIR or DATABASE_URL.',
      );
    }
    if (known.get(id) !== checksum) {
      throw new SchemaMismatchError(
        `The migration ${id}.sql was changed after it had run on this database. Restore the file, and put the change in a new one.`,
      );
    }
  }
}

async function applyPatiently(client: pg.ClientBase, migration: Migration, pause: Pause): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const isHeldBack = errorCode(error) === LOCK_NOT_AVAILABLE;
      if (isHeldBack && tries < LOCK_TRIES) await pause();
      else throw new Error(failureOf(migration, isHeldBack), { cause: error });
    }
  }
}

function failureOf({ id }: Migration, isHeldBack: boolean): string {
  if (!isHeldBack) return `The migration ${id}.sql failed`;
  return `The migration ${id}.sql failed: another program holds a table it changes (pg_locks tells which). Start again once it has ended.`;
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_MAX_MS}`);
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (id, checksum) values ($1, $2)', [
      migration.id,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
