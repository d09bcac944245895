import { pino } from 'pino';
import { type EmbeddedCluster, openEmbeddedCluster } from '../db/embedded-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A cluster for one test run, and how to be rid of it. */
export interface ThrowAwayCluster {
  readonly connection: EmbeddedCluster['connection'];
  remove(): Promise<void>;
}

/** Starts a cluster in a temporary folder. It is thrown away, so it may take the machine's word for a write. */
export async function startThrowAwayCluster(): Promise<ThrowAwayCluster> {
  const folder = await temporaryFolder();
  const cluster = await openEmbeddedCluster(folder.path, pino({ level: 'silent' }), {
    settings: { fsync: 'off', max_connections: '200' },
  });
  return {
    connection: cluster.connection,
    remove: async () => {
      await cluster.leave();
      await folder.remove();
    },
  };
}
