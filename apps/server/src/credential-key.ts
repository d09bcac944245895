import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Open Badges 3.0 asks for RS256 at least; NIST SP 800-57 holds 3072 bits good beyond 2030. */
const MODULUS_BITS = 3072;
const stored = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() });

/** A key of its own, kept nowhere. */
export async function newCredentialKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: MODULUS_BITS, extractable: true });
  return exportJWK(privateKey);
}

/** Writes the file unless another process was first: a link never replaces what is there. */
async function makeOnce(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(await newCredentialKey()), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

/**
 * The key that signs credentials: made when the first is signed and kept beside the database in `credential-key.json`,
 * readable by its owner only. Credentials signed with a lost key can no longer be tied to this installation, so a
 * damaged file is an error and never silently replaced.
 */
export async function openCredentialKey(dataDir: string): Promise<JWK> {
  const file = path.join(dataDir, 'credential-key.json');
  await mkdir(dataDir, { recursive: true });
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeOnce(file);
    return readFile(file, 'utf8');
  });
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is damaged: bring it back from a backup`);
  }
}
