import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';
import { admin } from './admin.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const LINK = /https:\/\/learn\.example\.org\/forgot-password\?token=[\w-]+/;
let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Calls the command as the shell does; answers what it said. */
async function call(...args: string[]): Promise<string> {
  const said: string[] = [];
  const env = readEnv({ DATA_DIR: folder.path, PUBLIC_URL: 'https://learn.example.org' });
  await admin(args, { env, say: (line) => said.push(line) });
  return said.join('\n');
}

it('makes the first admin on a new data folder, and works beside a server that uses it', async () => {
  const made = await call('create', '--email', 'ada@example.org', '--name', 'Ada Okafor');
  expect(made).toMatch(LINK);
  const database = await openDatabase({ dataDir: folder.path, log: pino({ level: 'silent' }) });
  try {
    expect(await call('create', '--email', 'ben@example.org')).toMatch(LINK);
    const renewed = await call('reset', '--email', 'ada@example.org');
    expect(LINK.exec(renewed)?.[0]).not.toBe(LINK.exec(made)?.[0]);
    await expect(call('create', '--email', 'ada@example.org')).rejects.toThrow(/has an account already/);
    const { rows } = await database.pool.query('select role, first_name as name from users order by email');
    expect(rows).toEqual([
      { role: 'admin', name: 'Ada' },
      { role: 'admin', name: 'ben' },
    ]);
  } finally {
    await database.close();
  }
});

it.each([
  [[]],
  [['create']],
  [['remove', '--email', 'a@example.org']],
  [['create', '--mail', 'a@example.org']],
])('tells how it is called instead of %j', async (args) => {
  await expect(call(...args)).rejects.toThrow(/npm run admin -- create --email/);
});

it('names an address that is none', async () => {
  await expect(call('create', '--email', 'ada')).rejects.toThrow('ada is not an e-mail address.');
});
