import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { restore } from '../commands/restore.ts';
import { backup } from '../commands/backup.ts';
import { openDatabase } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { openSecrets } from '../secrets.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const log = pino({ level: 'silent' });
let folder: TemporaryFolder;
let server: S3Server;
const at = (name: string) => path.join(folder.path, name);

beforeAll(async () => {
  [folder, server] = await Promise.all([temporaryFolder(), startS3Server()]);
  await writeFile(at('words'), 'words that nobody has written down\n', { mode: 0o600 });
  const dataDir = at('data');
  await openSecrets({ dataDir, databaseUrl: null, sessionSecret: null, pinPepper: null });
  const database = await openDatabase({ dataDir, log });
  await database.pool.query('insert into families (id) values (gen_random_uuid())');
  await database.close();
});
afterAll(async () => {
  await Promise.all([folder.remove(), server.stop()]);
});
beforeEach(() => server.setFault(null));

async function call(command: typeof backup, ...args: string[]): Promise<string> {
  const said: string[] = [];
  const env = readEnv({
    DATA_DIR: at('data'),
    BACKUP_TO: 's3://backups/home',
    BACKUP_KEEP: 'days=1',
    BACKUP_PASSPHRASE_FILE: at('words'),
    ...server.variables,
  });
  await command(args, { env, say: (line) => said.push(line) });
  return said.join('\n');
}

it('a backup goes to the store and comes back from it by the rule, the newest by itself', async () => {
  const older = 'ori-academy-2026-01-01T000000Z.tar.gz.age';
  server.objects.set(`home/${older}`, { bytes: Buffer.from('old'), tag: 'old', at: new Date() });
  const made = await call(backup);
  expect(made).toMatch(
    /Backed up and checked: s3:\/\/backups\/home\/ori-academy-.*\.age \(\d+ bytes, \d+ rows\)/,
  );
  expect(made).toContain(`Let go by the rule: ${older}`);
  const [key = ''] = [...server.objects.keys()];
  expect(server.objects.size).toBe(1);
  expect(await call(backup, 'list')).toContain(key.slice('home/'.length));
  expect(await readdir(at('data/backup-staging'))).toEqual([]);
  const words = ['--passphrase-file', at('words')];
  await call(restore, '--from', 's3://backups/home', '--to', at('newest'), ...words);
  await call(restore, '--from', `s3://backups/${key}`, '--to', at('named'), ...words);
  const restored = await openDatabase({ dataDir: at('named'), log });
  expect((await restored.pool.query('select 1 from families')).rowCount).toBe(1);
  await restored.close();
});

it('leaves nothing in the store, nor here, of a backup that the store does not take', async () => {
  server.objects.clear();
  server.setFault(({ method }, response) => {
    if (method !== 'PUT') return false;
    response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>');
    return true;
  });
  await expect(call(backup)).rejects.toThrow(/refused: QuotaExceeded/);
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
  expect(await readdir(at('data/backup-staging'))).toEqual([]);
});

it('says what is wrong with the place or the keys', async () => {
  await expect(call(backup, '--to', 's3://')).rejects.toThrow(/not an address such as s3:\/\/bucket\/prefix/);
  await expect(
    call(restore, '--from', 's3://backups/empty', '--to', at('x'), '--passphrase-file', at('words')),
  ).rejects.toThrow(/There is no backup in s3:\/\/backups\/empty/);
  const keyless = { BACKUP_TO: 's3://backups', BACKUP_PASSPHRASE_FILE: 'x' };
  expect(() => readEnv(keyless)).toThrow(/AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed/);
});
