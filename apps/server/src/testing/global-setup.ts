import { knownContent } from '@ori/content/testing/known-content';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS_DIR, migrateDatabase, withClient } from '../db/database.ts';
import { TEMPLATE_DATABASE, type TestCluster } from './database.ts';
import { startThrowAwayCluster } from './throw-away-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Vitest's global set-up: one throw-away cluster a run, with one migrated template to clone databases from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await knownContent();
  const cluster = await startThrowAwayCluster();
  const { connection } = cluster;
  await withClient({ ...connection, database: 'postgres' }, (client) =>
    client.query(`create database ${TEMPLATE_DATABASE}`),
  );
  const failure = await migrateDatabase({ ...connection, database: TEMPLATE_DATABASE }, MIGRATIONS_DIR).then(
    () => null,
    (error: Error) => [error.message, error.cause].join(': '),
  );
  project.provide('cluster', { ...connection, failure });
  return () => cluster.remove();
}
