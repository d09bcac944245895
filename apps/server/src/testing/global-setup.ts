import { knownContent } from '@ori/content/testing/known-content';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS_DIR, migrateDatabase, withClient } from '../db/database.ts';
import { TEMPLATE_DATABASE, type TestCluster } from './database.ts';
import { partitionFamilies } from './partition-families.ts';
import { startThrowAwayCluster } from './throw-away-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

/**
 * Vitest's global set-up: one throw-away cluster a run, with one migrated template to clone databases from.
 * Its family tables are spread over partitions, so that every test holds the product to what such a schema asks.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await knownContent();
  const cluster = await startThrowAwayCluster();
  const { connection } = cluster;
  await withClient({ ...connection, database: 'postgres' }, (client) =>
    client.query(`create database ${TEMPLATE_DATABASE}`),
  );
  const template = { ...connection, database: TEMPLATE_DATABASE };
  const failure = await migrateDatabase(template, MIGRATIONS_DIR)
    .then(() => withClient(template, partitionFamilies))
    .then(
      () => null,
      (error: Error) => [error.message, error.cause].join(': '),
    );
  project.provide('cluster', { ...connection, failure });
  return () => cluster.remove();
}
