import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type ClusterFolder, SOCKET_PORT } from './cluster-folder.ts';
import { errorCode, ignoreErrors, isDatabaseDown } from './pg-errors.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { logTail, type Settings, spawnPostmaster } from './postmaster.ts';
import { clearStaleFiles } from './postmaster-process.ts';

const POLL_MS = 15;
const RETRY_PAUSE_MS = 100;
/** Long enough for a recovery from a large log. */
const BUSY_MAX_MS = 300_000;
/** How long a start may fail because remains of a killed postmaster are still ending. */
const RETRY_MAX_MS = 15_000;
const ENDING_REMAINS = /shared memory block|lock file "[^"]*" already exists/;

type Answer = 'ready' | 'busy' | 'absent';

/** How a cluster is reached, as its owner. */
export interface ClusterConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** Where it listens on this machine's own address. */
  readonly password?: string;
}

/** How to reach the cluster: by its socket, or where it listens. */
export function connectionOf({ sockets, loopback }: ClusterFolder): ClusterConnection {
  if (loopback === null) return { host: sockets, port: SOCKET_PORT, user: 'postgres' };
  const { host, port, password } = loopback;
  return { host, port, password, user: 'postgres' };
}

/**
 * Waits for the postmaster to answer, starting it when there is none.
 * Answers whether it was already there. Throws with the log's end when it cannot start. To be called under the lock.
 */
export async function ensureRunning(
  findBinaries: () => Promise<PostgresBinaries>,
  folder: ClusterFolder,
  settings: Settings,
  maxMs = BUSY_MAX_MS,
): Promise<'attached' | 'started'> {
  const since = Date.now();
  let child: ChildProcess | null = null;
  for (;;) {
    const answer = await ask(folder);
    if (answer === 'ready') return child === null ? 'attached' : 'started';
    if (answer === 'absent' && !(await isStarting(child, folder, since))) {
      await clearStaleFiles(folder);
      child = await spawnPostmaster(await findBinaries(), folder, settings);
    }
    if (Date.now() - since > maxMs) throw await startFailure(folder);
    await sleep(POLL_MS);
  }
}

/** Asks whether the cluster answers: 'busy' while it starts, recovers or stops. */
async function ask(folder: ClusterFolder): Promise<Answer> {
  const client = new pg.Client({
    ...connectionOf(folder),
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  ignoreErrors(client);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error))) return 'absent';
    if (isDatabaseDown(error)) return 'busy';
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether the child is still on its way; a child that gave up for good is an error. */
async function isStarting(
  child: ChildProcess | null,
  folder: ClusterFolder,
  since: number,
): Promise<boolean> {
  if (child === null) return false;
  const hasEnded = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (!hasEnded) return true;
  const mayRetry = ENDING_REMAINS.test(await logTail(folder)) && Date.now() - since < RETRY_MAX_MS;
  if (!mayRetry) throw await startFailure(folder);
  await sleep(RETRY_PAUSE_MS);
  return false;
}

async function startFailure(folder: ClusterFolder): Promise<Error> {
  return new Error(
    `The database in ${folder.data} did not start. The end of ${folder.logFile}:\n${await logTail(folder)}`,
  );
}
