import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { errorCode } from './pg-errors.ts';

const HOST = '127.0.0.1';
const kept = z.object({ port: z.number().int(), password: z.string().min(32) });

/** Where a cluster listens that has no socket: on this machine alone, for whoever knows the password. */
export interface Loopback {
  readonly host: string;
  readonly port: number;
  readonly password: string;
  /** The file that holds the password, as initdb reads it. */
  readonly passwordFile: string;
}

/** Node reaches no PostgreSQL by a socket in a folder there. */
export const needsLoopback = (): boolean => process.platform === 'win32';

async function writeOnce(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

/** Reads where the cluster of this folder listens; picks a free port and a password the first time. */
export async function loopbackOf(root: string): Promise<Loopback> {
  const file = path.join(root, 'loopback.json');
  const made = { port: await freePort(HOST), password: randomBytes(24).toString('hex') };
  await writeOnce(file, JSON.stringify(made));
  const { port, password } = kept.parse(JSON.parse(await readFile(file, 'utf8')));
  const passwordFile = path.join(root, 'password');
  await writeOnce(passwordFile, password);
  return { host: HOST, port, password, passwordFile };
}
