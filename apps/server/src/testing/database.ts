import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { connectDatabase, type Database, withClient } from '../db/database.ts';

/** The migrated database that test databases are cloned from. */
export const TEMPLATE_DATABASE = 'ori_template';

/** How a test reaches the run's cluster; `failure` says why its template could not be migrated. */
export interface TestCluster {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly failure: string | null;
}

/**
 * A fresh, migrated database of the test file's own, on the run's real PostgreSQL.
 * Call it in `beforeAll`, and `close()` in `afterAll`, which drops it.
 */
export async function openTestDatabase(ways: Ways = {}): Promise<Database> {
  const { failure, ...connection } = inject('cluster');
  if (failure !== null) throw new Error(`The test template could not be migrated: ${failure}`);
  return cloneDatabase(connection, TEMPLATE_DATABASE, ways);
}

interface Ways {
  /** A pooler that leads to the same cluster. */
  readonly through?: Pick<pg.ClientConfig, 'host' | 'port' | 'user'>;
  readonly poolSize?: number;
}

/** Another process's connections to a test's database; closing them leaves it there. */
export function openBeside({ pool }: Database): Database {
  const { host, port, user, database } = pool.options;
  return connectDatabase({ ...QUIET, config: { host, port, user, database }, onClosed: async () => {} });
}

/** A database without any table, for tests of the database room itself. */
export async function openEmptyDatabase(): Promise<Database> {
  const { failure: _failure, ...connection } = inject('cluster');
  return cloneDatabase(connection, 'template0');
}

const QUIET = { mode: 'server', log: pino({ level: 'silent' }) } as const;

async function cloneDatabase(
  connection: Omit<TestCluster, 'failure'>,
  template: string,
  { through, poolSize }: Ways = {},
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = { ...connection, database: 'postgres' };
  await withClient(admin, (client) => client.query(`create database ${name} template ${template}`));
  return connectDatabase({
    ...QUIET,
    config: { ...connection, database: name },
    pooled: through ? { ...through, database: name } : null,
    poolSize,
    onClosed: async () => {
      await withClient(admin, (client) => client.query(`drop database ${name} with (force)`));
    },
  });
}
