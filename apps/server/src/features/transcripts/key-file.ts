import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { JWK } from 'jose';
import type { SigningKeys } from './signing-keys.ts';

/** Where versions before kept the key that signs credentials, one a machine. */
const FILE = 'credential-key.json';
const TAKEN_IN = 'credential-key.taken-in.json';

/**
 * Puts the key of a data folder into the database, once, and renames its file, which is not read any more. Several
 * machines may each bring one: the first signs, and what the others signed is verified all the same.
 * @throws where the file is damaged: nobody else could tell what it signed
 */
export async function takeInKeyFile(dataDir: string, keys: Pick<SigningKeys, 'takeIn'>): Promise<void> {
  const file = path.join(dataDir, FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return;
  try {
    await keys.takeIn(JSON.parse(text) as JWK);
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError'))
      throw new Error(`${file} is damaged: bring it back from a backup`, { cause: error });
    throw error;
  }
  await rename(file, path.join(dataDir, TAKEN_IN)).catch((error: NodeJS.ErrnoException) => {
    // Another process was first.
    if (error.code !== 'ENOENT') throw error;
  });
}
