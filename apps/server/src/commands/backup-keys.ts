import { readFile } from 'node:fs/promises';
import type { Key, Lock } from '../backup/seal.ts';
import { CommandRefused } from './command.ts';

/** The first line of a file that is no remark; age's own key files begin with remarks. */
async function lineOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandRefused(`${file} cannot be read (${error.code}).`, { cause: error });
  });
  const line = text.split('\n').find((each) => each.trim() !== '' && !each.startsWith('#'));
  if (line === undefined) throw new CommandRefused(`${file} is empty.`);
  return line.trim();
}

/** Where the passphrase, or the key, stands. */
export interface KeyFiles {
  readonly passphraseFile: string | null;
  readonly keyFile: string | null;
}

/** What closes a backup; exactly one of the two files is needed. */
export async function lockOf({ passphraseFile, keyFile }: KeyFiles): Promise<Lock> {
  if ((passphraseFile === null) === (keyFile === null))
    throw new CommandRefused('A backup is encrypted: name either --passphrase-file or --public-key.');
  return passphraseFile === null
    ? { publicKey: await lineOf(keyFile ?? '') }
    : { passphrase: await lineOf(passphraseFile) };
}

/** What opens it; exactly one of the two files is needed. */
export async function keyOf({ passphraseFile, keyFile }: KeyFiles): Promise<Key> {
  if ((passphraseFile === null) === (keyFile === null))
    throw new CommandRefused('Name what opens the backup: either --passphrase-file or --secret-key.');
  return passphraseFile === null
    ? { secretKey: await lineOf(keyFile ?? '') }
    : { passphrase: await lineOf(passphraseFile) };
}
