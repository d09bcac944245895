import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type ClusterFolder, prepareClusterFolder } from './cluster-folder.ts';
import { withFileLock } from './file-lock.ts';
import type { Log } from './log.ts';
import { findPostgres } from './postgres-binaries.ts';
import { createCluster, majorOf, type Settings } from './postmaster.ts';
import { stopPostmaster } from './postmaster-process.ts';
import { announcePresence, type Presence } from './presence.ts';
import { type ClusterConnection, connectionOf, ensureRunning } from './running-postmaster.ts';
import { keepAlive } from './supervisor.ts';

/** A cluster this process uses. */
export interface EmbeddedCluster {
  /** What opening it took: made, started again, or joined while it ran. */
  readonly mode: 'created' | 'started' | 'attached';
  readonly connection: ClusterConnection;
  readonly folder: ClusterFolder;
  /** Ends our use; the last process to leave stops the postmaster. */
  leave(): Promise<void>;
}

/** What tests vary. */
export interface ClusterOptions {
  /** PostgreSQL settings that replace ours. */
  readonly settings?: Settings;
  /** Where npm put its PostgreSQL; null: nowhere, so that the system's is used. */
  readonly npmFolder?: string | null;
  /** How long a start may take, in milliseconds. */
  readonly startMaxMs?: number;
  /** System folders for what the database's user cannot reach in the project. */
  readonly sharedParents?: readonly string[];
  /** Whether it listens on this machine's own address in place of a socket; so it is on Windows. */
  readonly isLoopback?: boolean;
}

/**
 * Opens the cluster of a data folder: makes it, starts it, or joins the one that runs,
 * and restarts it whenever it dies while we use it. Several processes may share one folder.
 */
export async function openEmbeddedCluster(
  dataDir: string,
  log: Log,
  options: ClusterOptions = {},
): Promise<EmbeddedCluster> {
  const folder = await prepareClusterFolder(dataDir, log, options);
  const connection = connectionOf(folder);
  const join = (isFirst: boolean, onLost: () => void) =>
    withFileLock(folder.lockFile, async () => {
      const mode = await bringUp(folder, { isFirst, log, options });
      return { mode, presence: await announcePresence(connection, onLost) };
    });
  const supervisor = await keepAlive(join, log);
  return {
    mode: supervisor.mode,
    connection,
    folder,
    leave: async () => {
      const presence = await supervisor.stop();
      await withFileLock(folder.lockFile, () => leaveCluster(folder, presence));
    },
  };
}

interface BringUp {
  readonly isFirst: boolean;
  readonly log: Log;
  readonly options: ClusterOptions;
}

/** Only a first opening may make a cluster: one that vanishes under a running program is an error, never a fresh start. */
async function bringUp(
  folder: ClusterFolder,
  { isFirst, log, options }: BringUp,
): Promise<EmbeddedCluster['mode']> {
  const major = await majorOf(folder);
  if (major === null && !isFirst) throw new Error(`The database in ${folder.data} is gone.`);
  const findBinaries = () => findPostgres({ ...options, runAs: folder.runAs, major, log });
  if (major === null) await createCluster(await findBinaries(), folder, options.settings ?? {});
  const mode = await ensureRunning(findBinaries, folder, options.settings ?? {}, options.startMaxMs);
  return major === null ? 'created' : mode;
}

async function leaveCluster(folder: ClusterFolder, presence: Presence | null): Promise<void> {
  const mine = presence ?? (await announcePresence(connectionOf(folder), () => {}).catch(() => null));
  if (mine === null) return;
  const isLast = await mine.isLast().catch(() => false);
  await mine.end();
  if (!isLast) return;
  await stopPostmaster(folder);
  const isSocketElsewhere = path.dirname(folder.sockets) !== folder.root;
  if (isSocketElsewhere) await rm(folder.sockets, { recursive: true, force: true });
}
