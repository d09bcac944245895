import { randomUUID } from 'node:crypto';
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
export async function openTestDatabase(): Promise<Database> {
  const { failure, ...connection } = inject('cluster');
  if (failure !== null) throw new Error(`The test template could not be migrated: ${failure}`);
  return cloneDatabase(connection, TEMPLATE_DATABASE);
}

/** A database without any table, for tests of the database room itself. */
export async function openEmptyDatabase(): Promise<Database> {
  const { failure: _failure, ...connection } = inject('cluster');
  return cloneDatabase(connection, 'template0');
}

async function cloneDatabase(connection: Omit<TestCluster, 'failure'>, template: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = { ...connection, database: 'postgres' };
  await withClient(admin, (client) => client.query(`create database ${name} template ${template}`));
  return connectDatabase({
    config: { ...connection, database: name },
    mode: 'server',
    log: pino({ level: 'silent' }),
    onClosed: async () => {
      await withClient(admin, (client) => client.query(`drop database ${name} with (force)`));
    },
  });
}
