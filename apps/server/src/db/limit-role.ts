import type pg from 'pg';
import { STATEMENT_MAX_MS } from './pools.ts';

/** The advisory lock under which one process at a time changes the role: PostgreSQL fails one of two that do. */
const LIMIT_LOCK = 7_236_106;
const WANTED = [
  `statement_timeout=${STATEMENT_MAX_MS}ms`,
  `idle_in_transaction_session_timeout=${STATEMENT_MAX_MS}ms`,
];
const NOW = `select coalesce((select s.setconfig from pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
  where d.datname = current_database() and r.rolname = current_user), '{}') as settings`;

/**
 * Limits how long a statement and an open transaction of our role in this database may take: a pooler lets no client
 * set that for its session. Every session the server opens from now on has it, unless it says otherwise.
 */
export async function limitRole(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LIMIT_LOCK]);
    const { rows } = await client.query<{ settings: string[] }>(NOW);
    const missing = WANTED.filter((each) => rows[0]?.settings.includes(each) !== true);
    const named = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    for (const each of missing) {
      const [setting = '', value = ''] = each.split('=');
      await client.query(
        `alter role current_user in database ${named.rows[0]?.name ?? ''} set ${setting} = '${value}'`,
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
