import pg from 'pg';
import { ignoreErrors } from './pg-errors.ts';
import { OLDEST_MAJOR } from './postgres-binaries.ts';

/**
 * Makes sure that DATABASE_URL leads to a PostgreSQL we can use.
 * Throws a message for people otherwise; it never holds the address, which may hold a password.
 */
export async function reachServer(config: pg.ClientConfig): Promise<void> {
  const version = await serverVersion(config);
  if (Math.floor(version / 10_000) < OLDEST_MAJOR) {
    throw new Error(`The server at DATABASE_URL is too old: PostgreSQL ${OLDEST_MAJOR} or newer is needed.`);
  }
}

async function serverVersion(config: pg.ClientConfig): Promise<number> {
  try {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
    ignoreErrors(client);
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    await client.end();
    return Number(rows[0]?.server_version_num);
  } catch (error) {
    throw new Error(`The database server at DATABASE_URL cannot be used: ${reason(error)}`, { cause: error });
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
