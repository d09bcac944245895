import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const SECRET_BYTES = 32;
const stored = z.object({ session: z.string().min(SECRET_BYTES), pepper: z.string().min(SECRET_BYTES) });

/** `session` signs cookies and references; `pepper` goes into every PIN hash. Neither is ever in the database. */
export type Secrets = z.infer<typeof stored>;

interface SecretsSource {
  readonly dataDir: string;
  readonly sessionSecret: string | null;
  readonly pinPepper: string | null;
}

/** Writes the file unless another process was first: a link never replaces what is there. */
async function makeOnce(file: string): Promise<void> {
  const made: Secrets = {
    session: randomBytes(SECRET_BYTES).toString('base64url'),
    pepper: randomBytes(SECRET_BYTES).toString('base64url'),
  };
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(made), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

/**
 * The configured secrets; where one is not set, the one made at the first start and kept beside
 * the database in `secrets.json`, readable by its owner only. Losing that file ends every session
 * and makes every PIN unverifiable, so a damaged one is an error and never silently replaced.
 */
export async function openSecrets({ dataDir, sessionSecret, pinPepper }: SecretsSource): Promise<Secrets> {
  if (sessionSecret !== null && pinPepper !== null) return { session: sessionSecret, pepper: pinPepper };
  const file = path.join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeOnce(file);
    return readFile(file, 'utf8');
  });
  const kept = parseSecrets(text, file);
  return { session: sessionSecret ?? kept.session, pepper: pinPepper ?? kept.pepper };
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is damaged: bring it back from a backup, or set SESSION_SECRET and PIN_PEPPER`);
  }
}
