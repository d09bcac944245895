import pg from 'pg';
import { QUEUE_SCHEMA } from './migrate-queue.ts';
import { errorCode } from './pg-errors.ts';

/** Who the product is to its embedded database. It owns nothing, and reads and writes rows only. */
export const APP_ROLE = 'ori_app';
/** The advisory lock under which one process at a time grants: PostgreSQL fails one of two that do. Any number will do. */
const GRANT_LOCK = 7_236_103;
const DUPLICATE_CODES = ['42710', '23505'];
const LEAST = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/** What the role may do in the database it is granted in; `$role` is its name. Run anew at every start. */
const GRANTS = [
  'revoke create on schema public from public',
  'revoke all on all tables in schema public from $role',
  'grant usage on schema public to $role',
  'grant select, insert, update, delete on all tables in schema public to $role',
  'grant usage, select on all sequences in schema public to $role',
  'grant execute on all functions in schema public to $role',
  // What ran on this database, and in which version, is the migrations' own.
  'revoke insert, update, delete on schema_migrations from $role',
  `grant usage on schema ${QUEUE_SCHEMA} to $role`,
  `grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to $role`,
  `grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to $role`,
  `grant execute on all functions in schema ${QUEUE_SCHEMA} to $role`,
  `revoke insert, update, delete on ${QUEUE_SCHEMA}.migrations from $role`,
];

/** The queue's tables show their rows to their owner alone until a policy says otherwise; newer ones come with newer versions. */
const UNREADABLE = `select c.relname as name from pg_class c
  where c.relnamespace = '${QUEUE_SCHEMA}'::regnamespace and c.relkind = 'r' and c.relrowsecurity
    and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = '${APP_ROLE}')`;

async function openQueueRows(client: pg.ClientBase): Promise<void> {
  for (const { name } of (await client.query<{ name: string }>(UNREADABLE)).rows)
    await client.query(
      `create policy ${APP_ROLE} on ${QUEUE_SCHEMA}."${name}" to ${APP_ROLE} using (true) with check (true)`,
    );
}

async function makeRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  if (rowCount === 0) {
    await client.query(`create role ${APP_ROLE} ${LEAST}`).catch((error: unknown) => {
      if (!DUPLICATE_CODES.includes(errorCode(error))) throw error;
    });
  }
}

/**
 * Makes the role the product uses, where it is missing, and gives it the rows of this database: to be called by the
 * owner, once the schema is up to date. A data folder of a version before gets its role so. Where the cluster asks for a
 * password, the role has the cluster's.
 */
export async function grantToApp(client: pg.ClientBase, password?: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [GRANT_LOCK]);
  try {
    await makeRole(client);
    if (password !== undefined)
      await client.query(`alter role ${APP_ROLE} password ${pg.escapeLiteral(password)}`);
    await client.query('begin');
    for (const grant of GRANTS) await client.query(grant.replaceAll('$role', APP_ROLE));
    await openQueueRows(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [GRANT_LOCK]);
  }
}

/** Whether whoever is connected may do anything at all to the server. */
export async function isSuperuser(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    'select rolsuper as all from pg_roles where rolname = current_user',
  );
  return rows[0]?.all === true;
}
