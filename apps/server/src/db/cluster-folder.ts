import { execFile } from 'node:child_process';
import { chmod, chown, lstat, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Log } from './log.ts';
import { type Loopback, loopbackOf, needsLoopback } from './loopback.ts';
import { errorCode } from './pg-errors.ts';
import { folderMark, sharedPlace } from './shared-place.ts';
import { canEnter, databaseUser, type RunAs } from './unprivileged-user.ts';

const run = promisify(execFile);

/** Names the socket file only: nothing listens on the network. */
export const SOCKET_PORT = 5432;
/** The shortest limit of the systems we run on (macOS 103, Linux 107). */
const SOCKET_PATH_MAX_BYTES = 103;

/** Where one embedded cluster lives, and who runs it. */
export interface ClusterFolder {
  readonly root: string;
  readonly data: string;
  readonly sockets: string;
  readonly lockFile: string;
  readonly logFile: string;
  readonly runAs: RunAs;
  /** Where it listens in place of its socket; null: nowhere. */
  readonly loopback: Loopback | null;
}

interface FolderOptions {
  readonly sharedParents?: readonly string[] | undefined;
  /** By TCP on this machine in place of a socket. */
  readonly isLoopback?: boolean | undefined;
}

/** Finds or makes the folder of the cluster that belongs to a data folder; moves nothing that exists. */
export async function prepareClusterFolder(
  dataDir: string,
  log: Log,
  { sharedParents, isLoopback = needsLoopback() }: FolderOptions = {},
): Promise<ClusterFolder> {
  await mkdir(dataDir, { recursive: true });
  const home = await realpath(dataDir);
  const placed = await clusterRoot(home, log, sharedParents);
  const data = path.join(placed.root, 'data');
  const lockFile = path.join(placed.root, 'lock');
  const logFile = path.join(placed.root, 'postgres.log');
  await ownFolder(placed.root, placed.runAs);
  await checkOwner(data, placed.runAs);
  for (const file of [lockFile, logFile]) await ownFile(file, placed.runAs);
  const loopback = isLoopback ? await loopbackOf(placed.root) : null;
  if (loopback !== null) await ownFile(loopback.passwordFile, placed.runAs);
  const sockets = await socketFolder(placed.root, placed.runAs);
  return { ...placed, data, lockFile, logFile, loopback, sockets };
}

async function clusterRoot(
  home: string,
  log: Log,
  sharedParents?: readonly string[],
): Promise<{ root: string; runAs: RunAs }> {
  const note = path.join(home, 'postgres-folder');
  const remembered = (await readFile(note, 'utf8').catch(() => '')).trim();
  const root = remembered === '' ? path.join(home, 'postgres') : remembered;
  const runAs = await databaseUser(path.join(root, 'data'));
  if (remembered !== '' || (await canEnter(home, runAs))) return { root, runAs };
  if (await exists(path.join(root, 'data'))) {
    throw new Error(
      `The database in ${root} lies below a folder closed to the user that runs it. ` +
        'Open the folders above it (chmod o+x), or start as the user who owns them.',
    );
  }
  const elsewhere = path.join(await sharedPlace(runAs, sharedParents), `data-${folderMark(home)}`);
  log.warn(
    { folder: elsewhere },
    `${home} is closed to the database's user: its records are kept in ${elsewhere}`,
  );
  await writeFile(note, `${elsewhere}\n`);
  return { root: elsewhere, runAs: await databaseUser(path.join(elsewhere, 'data')) };
}

async function socketFolder(root: string, runAs: RunAs): Promise<string> {
  const near = path.join(root, 'run');
  const socketBytes = Buffer.byteLength(path.join(near, `.s.PGSQL.${SOCKET_PORT}`));
  const folder = socketBytes <= SOCKET_PATH_MAX_BYTES ? near : `/tmp/ori-academy-${folderMark(root)}`;
  await ownFolder(folder, runAs);
  return folder;
}

/** Makes the folder private to the user; a folder of that name that belongs to somebody else is refused. */
async function ownFolder(folder: string, runAs: RunAs): Promise<void> {
  const uid = runAs.uid ?? process.getuid?.() ?? 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const isOurs = found.isDirectory() && (found.uid === uid || found.uid === process.getuid?.());
  if (!isOurs) throw new Error(`${folder} belongs to another user; the database cannot use it.`);
  if (found.uid !== uid && runAs.gid !== undefined) await chown(folder, uid, runAs.gid);
  await chmod(folder, 0o700);
}

/** Makes the file, in the user's name, so that root and that user may take turns. */
async function ownFile(file: string, { uid, gid }: RunAs): Promise<void> {
  // Only a new file is opened: closing a file ends every lock this process holds on it.
  await writeFile(file, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

async function checkOwner(data: string, runAs: RunAs): Promise<void> {
  // Windows knows no such owners.
  if (process.getuid === undefined) return;
  const found = await stat(data).catch(() => null);
  if (found === null || found.uid === (runAs.uid ?? process.getuid())) return;
  if (runAs.uid === undefined) {
    throw new Error(`The database in ${data} belongs to another user. Start as that user, or as root.`);
  }
  await run('chown', ['-R', `${runAs.uid}:${runAs.gid}`, data]);
}

/** Whether there is something at the path. */
export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
