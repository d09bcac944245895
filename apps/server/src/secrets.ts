import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isDatabaseThere } from './db/database-there.ts';
import { BadEnvironment } from './env.ts';

const SECRET_BYTES = 32;
const stored = z.object({ session: z.string().min(SECRET_BYTES), pepper: z.string().min(SECRET_BYTES) });

/** `session` signs cookies and references; `pepper` goes into every PIN hash. Neither is ever in the database. */
export type Secrets = z.infer<typeof stored>;

interface SecretsSource {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly sessionSecret: string | null;
  readonly pinPepper: string | null;
}

/** Writes the file, on disk when it returns, unless another process was first: a link never replaces what is there. */
async function makeOnce(file: string): Promise<void> {
  const made: Secrets = {
    session: randomBytes(SECRET_BYTES).toString('base64url'),
    pepper: randomBytes(SECRET_BYTES).toString('base64url'),
  };
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(made), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Which of the two is missing, said to whoever starts the server. */
function missing({ dataDir, sessionSecret, pinPepper }: SecretsSource): BadEnvironment {
  const names = [
    ...(sessionSecret === null ? ['SESSION_SECRET'] : []),
    ...(pinPepper === null ? ['PIN_PEPPER'] : []),
  ];
  return new BadEnvironment([
    `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} missing, and the database is not new: with other values nobody's PIN would open.`,
    `Bring ${path.join(dataDir, 'secrets.json')} back from a backup, or set what was set before.`,
  ]);
}

/**
 * The configured secrets; where one is not set, the one made at the first start and kept beside the database in
 * `secrets.json`, readable by its owner only. They are made before the database is, and never replaced: losing them
 * ends every session and makes every PIN unverifiable. So a damaged file is an error, and so is none beside a
 * database that was made before.
 * @throws BadEnvironment where they are missing and must not be made
 */
export async function openSecrets(
  source: SecretsSource,
  isKnown: (source: SecretsSource) => Promise<boolean> = isDatabaseThere,
): Promise<Secrets> {
  const { dataDir, sessionSecret, pinPepper } = source;
  if (sessionSecret !== null && pinPepper !== null) return { session: sessionSecret, pepper: pinPepper };
  const file = path.join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  let text = await readIfThere(file);
  if (text === null) {
    const isThere = await isKnown(source);
    // Another process may have made both since we looked: the file always comes before the database.
    text = await readIfThere(file);
    if (text === null && isThere) throw missing(source);
  }
  if (text === null) {
    await makeOnce(file);
    text = await readFile(file, 'utf8');
  }
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
