import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ClusterFolder, SOCKET_PORT } from './cluster-folder.ts';
import { logSettings } from './kept-log.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);
const LOG_FILE_MAX_BYTES = 5_000_000;
/** PostgreSQL's builtin collations came with 17; they do not change with the system's C library. */
const FIRST_MAJOR_WITH_BUILTIN_LOCALE = 17;

/**
 * Nothing acknowledged may be lost (fsync, synchronous_commit), little memory, no network at all,
 * and no statement, parameter or offending value in the log, where personal data could stand.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '32MB',
  max_connections: '100',
  max_wal_size: '256MB',
  jit: 'off',
  // Data folders lie on solid-state disks: a walk down an index that stops at its limit beats sorting a long history.
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // After a crash: one call to the kernel in place of one for each file, of which there are over a thousand.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

export type Settings = Readonly<Record<string, string>>;

/** The major version an existing data folder was made by, or null when there is none yet. */
export async function majorOf(folder: ClusterFolder): Promise<number | null> {
  const text = await readFile(path.join(folder.data, 'PG_VERSION'), 'utf8').catch(() => null);
  return text === null ? null : Number(text);
}

/** Makes a new cluster beside its place and moves it there whole: a half-made one is never taken for real. */
export async function createCluster(
  binaries: PostgresBinaries,
  folder: ClusterFolder,
  extra: Settings,
): Promise<void> {
  await removeHalfMade(folder);
  // A name of its own: the initdb of a program that was killed may still be writing to another.
  const making = `${folder.data}.making-${randomUUID()}`;
  await run(path.join(binaries.folder, 'initdb'), initArguments(binaries, making, folder, extra), {
    ...folder.runAs,
    cwd: folder.root,
  });
  const { loopback } = folder;
  const rule = loopback === null ? 'local all all trust' : `host all all ${loopback.host}/32 scram-sha-256`;
  await writeFile(path.join(making, 'pg_hba.conf'), `${rule}\n`);
  await rename(making, folder.data);
  await syncFolder(folder.root);
}

/** A locale of the system's C library that is there on each; sorting is PostgreSQL's own. */
const LOCALES: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'en_US.UTF-8', win32: 'C' };

function initArguments(
  { major }: PostgresBinaries,
  target: string,
  { loopback }: ClusterFolder,
  extra: Settings,
): string[] {
  const args = ['-D', target, '-U', 'postgres', '-E', 'UTF8', '--data-checksums'];
  if (loopback === null) args.push('-A', 'trust');
  else args.push('-A', 'scram-sha-256', `--pwfile=${loopback.passwordFile}`);
  args.push(`--locale=${LOCALES[process.platform] ?? 'C.UTF-8'}`);
  if (major >= FIRST_MAJOR_WITH_BUILTIN_LOCALE)
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (extra.fsync === 'off') args.push('--no-sync');
  return args;
}

async function removeHalfMade({ root }: ClusterFolder): Promise<void> {
  const left = (await readdir(root)).filter((name) => name.startsWith('data.making-'));
  await Promise.all(
    left.map((name) => rm(path.join(root, name), { recursive: true, force: true }).catch(() => {})),
  );
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Starts the postmaster in a session of its own, writing to its log file: it outlives us when we are killed,
 * and a key pressed in our terminal does not reach it.
 */
export async function spawnPostmaster(
  binaries: PostgresBinaries,
  folder: ClusterFolder,
  extra: Settings,
): Promise<ChildProcess> {
  const kept = await logSettings(folder);
  const settings = Object.entries({ ...SETTINGS, ...kept, ...extra }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const args = ['-D', folder.data, ...settings, ...whereToListen(folder)];
  if (((await stat(folder.logFile).catch(() => null))?.size ?? 0) > LOG_FILE_MAX_BYTES)
    await truncate(folder.logFile);
  const output = await open(folder.logFile, 'a', 0o600);
  try {
    const child = spawn(path.join(binaries.folder, 'postgres'), args, {
      ...folder.runAs,
      cwd: folder.data,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', output.fd, output.fd],
    });
    child.on('error', () => {});
    child.unref();
    return child;
  } finally {
    await output.close();
  }
}

function whereToListen({ sockets, loopback }: ClusterFolder): string[] {
  if (loopback === null) return ['-p', String(SOCKET_PORT), '-k', sockets];
  const { host, port } = loopback;
  return ['-p', String(port), '-c', `listen_addresses=${host}`, '-c', 'unix_socket_directories='];
}

/** The end of the database's log, for a person who must find out why it did not start. */
export async function logTail(folder: ClusterFolder): Promise<string> {
  const text = await readFile(folder.logFile, 'utf8').catch(() => '');
  return text.slice(-2_000);
}
