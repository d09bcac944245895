import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BadEnvironment, readEnv } from './env.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/temporary-folder.ts';

const PEPPER = 'p'.repeat(40);
let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function file(name: string, text: string): Promise<string> {
  const place = path.join(folder.path, name);
  await writeFile(place, text);
  await chmod(place, 0o600);
  return place;
}

it('takes a secret from the file that is named, without the line’s end', async () => {
  const url = 'postgres://ori:word@database:5432/ori';
  const env = readEnv({
    PIN_PEPPER_FILE: await file('pepper', `${PEPPER}\n`),
    DATABASE_URL_FILE: await file('url', url),
    SMTP_URL_FILE: '',
  });
  expect([env.pinPepper, env.databaseUrl, env.smtpUrl]).toEqual([PEPPER, url, null]);
});

it('judges it as if it stood in the environment', async () => {
  const short = await file('short', 'short\n');
  expect(() => readEnv({ SESSION_SECRET_FILE: short })).toThrow(/SESSION_SECRET needs at least 32/);
});

it('refuses a file that is missing or empty, and a secret in two places, by name and without the secret', async () => {
  const source = {
    SMTP_URL_FILE: path.join(folder.path, 'none'),
    AI_API_KEY_FILE: await file('empty', '\n'),
    PIN_PEPPER_FILE: await file('pepper', PEPPER),
    PIN_PEPPER: PEPPER,
  };
  expect(() => readEnv(source)).toThrow(BadEnvironment);
  expect(() => readEnv(source)).toThrow('SMTP_URL_FILE names a file that cannot be read (ENOENT)');
  expect(() => readEnv(source)).toThrow('AI_API_KEY_FILE names a file that is empty');
  expect(() => readEnv(source)).toThrow('PIN_PEPPER or PIN_PEPPER_FILE is needed, not both');
  expect(() => readEnv(source)).not.toThrow(PEPPER);
});
