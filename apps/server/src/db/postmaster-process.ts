import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type ClusterFolder, exists, SOCKET_PORT } from './cluster-folder.ts';
import { npmPostgres } from './npm-postgres.ts';

const run = promisify(execFile);
const POLL_MS = 10;
const STOP_MAX_MS = 60_000;

/** The process that the folder's pid file names, or null. */
export async function postmasterPid(folder: ClusterFolder): Promise<number | null> {
  const text = await readFile(path.join(folder.data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Whether that process lives and is the postmaster of this folder (which is its working folder). */
export async function isPostmasterOf(folder: ClusterFolder, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return isAlive(pid);
  if (!(await exists('/proc/self/status'))) return isNamedPostgres(pid, folder.data);
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  if (status === '' || /^State:\s+[ZX]/m.test(status)) return false;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder.data;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isNamedPostgres(pid: number, data: string): Promise<boolean> {
  const shown = await run('ps', ['-p', String(pid), '-o', 'stat=,command=']).catch(() => ({ stdout: '' }));
  return !/^\s*Z/.test(shown.stdout) && shown.stdout.includes('postgres') && shown.stdout.includes(data);
}

/**
 * Removes what a killed postmaster left: its pid file and its socket. PostgreSQL does so itself when the
 * process is gone, but not when it is a zombie nobody reaps, nor when its number now belongs to another program.
 * To be called under the cluster's lock, and only when nobody answers on the socket.
 */
export async function clearStaleFiles(folder: ClusterFolder): Promise<void> {
  const pid = await postmasterPid(folder);
  if (pid !== null && (await isPostmasterOf(folder, pid))) return;
  const socket = path.join(folder.sockets, `.s.PGSQL.${SOCKET_PORT}`);
  const files = [path.join(folder.data, 'postmaster.pid'), socket, `${socket}.lock`];
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

/** On Windows a signal would end it like a crash; its own program asks it in order. */
async function askToStop(folder: ClusterFolder, pid: number): Promise<void> {
  const npm = process.platform === 'win32' ? npmPostgres() : null;
  if (npm === null) process.kill(pid, 'SIGINT');
  else
    await run(path.join(npm, 'native/bin/pg_ctl.exe'), [
      'stop',
      '-D',
      folder.data,
      '-m',
      'fast',
      '--no-wait',
    ]);
}

/** Asks the postmaster to end its sessions and write everything down; waits until it is gone. */
export async function stopPostmaster(folder: ClusterFolder): Promise<void> {
  const pid = await postmasterPid(folder);
  if (pid === null || !(await isPostmasterOf(folder, pid))) return;
  await askToStop(folder, pid);
  const deadline = Date.now() + STOP_MAX_MS;
  while (await isPostmasterOf(folder, pid)) {
    if (Date.now() > deadline)
      throw new Error(`The database did not stop within ${STOP_MAX_MS / 1000} seconds.`);
    await sleep(POLL_MS);
  }
}
