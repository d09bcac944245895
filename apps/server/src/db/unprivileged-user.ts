import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Spawn options that make a child run as somebody; empty: as ourselves. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: these accounts may stand in for it, best first. */
const STAND_INS = ['postgres', 'nobody'];

/**
 * Who runs the database: ourselves, or, when we are root, the owner of an existing data folder,
 * else the first stand-in this machine knows. Throws when root has no stand-in.
 */
export async function databaseUser(dataFolder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(dataFolder).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of STAND_INS) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    `PostgreSQL must not run as root, and this machine has no account ${STAND_INS.join(' or ')}. ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether that user may walk into the folder; asks the kernel by trying, so every rule of the system counts. */
export async function canEnter(folder: string, runAs: RunAs): Promise<boolean> {
  if (runAs.uid === undefined) return true;
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...runAs, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
