import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ignoreErrors } from './pg-errors.ts';

/** Where the job queue keeps its tables: a schema of the library's own (docs/decisions/040). */
export const QUEUE_SCHEMA = 'graphile_worker';

/** The library's talk: what matters comes back as a failure. */
const silent = new Logger(() => () => undefined);

/**
 * Brings the job queue's own schema up to date, as its library describes it: to be called by the owner. Two processes
 * may do so at once. A newer version of the library brings its changes with it.
 */
export async function migrateQueue(config: pg.ClientConfig): Promise<void> {
  const pgPool = new pg.Pool({ ...config, max: 1 });
  pgPool.on('connect', ignoreErrors);
  pgPool.on('error', () => undefined);
  try {
    await runMigrations({ pgPool, schema: QUEUE_SCHEMA, logger: silent });
  } finally {
    await pgPool.end();
  }
}
