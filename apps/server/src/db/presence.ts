import pg from 'pg';
import { ignoreErrors } from './pg-errors.ts';

/** The advisory lock that each process holds, shared, while it uses the cluster. Any number will do. */
const PRESENCE_LOCK = 7_236_101;

/** How many processes use the cluster, our own among them; to be asked of its database `postgres`. */
export async function countPresent(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_locks
      where locktype = 'advisory' and objid = ${PRESENCE_LOCK} and objsubid = 1 and granted`,
  );
  return rows[0]?.count ?? 0;
}

/** A session that tells the cluster, and through it the other processes, that this one uses it. */
export interface Presence {
  /** Whether no other process is present. Ends our own mark. To be called under the cluster's lock. */
  isLast(): Promise<boolean>;
  end(): Promise<void>;
}

/**
 * Opens the session. PostgreSQL itself ends it with our process, however that ends, so that the count of
 * those present is always true; and it ends with the database, so that `onLost` tells at once when that dies.
 */
export async function announcePresence(config: pg.ClientConfig, onLost: () => void): Promise<Presence> {
  const client = new pg.Client({ ...config, database: 'postgres', application_name: 'ori-presence' });
  ignoreErrors(client);
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
  client.once('end', onLost);
  return {
    isLast: async () => {
      await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
      const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
        PRESENCE_LOCK,
      ]);
      return rows[0]?.last === true;
    },
    end: async () => {
      client.off('end', onLost);
      await client.end().catch(() => {});
    },
  };
}
