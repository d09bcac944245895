import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backup } from '../../commands/backup.ts';
import { restore } from '../../commands/restore.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { keepLog } from '../../db/kept-log.ts';
import { readEnv } from '../../env.ts';
import { openSecrets } from '../../secrets.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { temporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

const log = pino({ level: 'silent' });
let folder: TemporaryFolder;
let server: S3Server;
let database: Database;
const at = (name: string) => path.join(folder.path, name);

beforeAll(async () => {
  [folder, server] = await Promise.all([temporaryFolder(), startS3Server()]);
  await writeFile(at('words'), 'words that nobody has written down\n', { mode: 0o600 });
  // A name that a shell and PostgreSQL would both read otherwise.
  const dataDir = at("the school's 100%f");
  await mkdir(dataDir, { mode: 0o755 });
  await openSecrets({ dataDir, databaseUrl: null, sessionSecret: null, pinPepper: null });
  await keepLog(dataDir, log, true);
  database = await openDatabase({ dataDir, log });
});
afterAll(async () => {
  await database.close();
  await Promise.all([folder.remove(), server.stop()]);
});

async function call(command: typeof backup, ...args: string[]): Promise<string> {
  const said: string[] = [];
  const env = readEnv({
    DATA_DIR: at("the school's 100%f"),
    BACKUP_TO: 's3://backups/home',
    BACKUP_WAL: 'on',
    BACKUP_PASSPHRASE_FILE: at('words'),
    ...server.variables,
  });
  await command(args, { env, say: (line) => said.push(line) });
  return said.join('\n');
}
const restoreAt = (until: string, name: string) =>
  call(
    restore,
    '--from',
    's3://backups/home',
    '--to',
    at(name),
    '--until',
    until,
    '--passphrase-file',
    at('words'),
  );

/** Writes a family, and answers the database's clock once that is acknowledged. */
async function write(): Promise<Date> {
  await database.pool.query('insert into families (id) values (gen_random_uuid())');
  const { rows } = await database.pool.query<{ at: Date }>('select clock_timestamp() as at');
  return rows[0]?.at ?? new Date();
}
async function familiesIn(name: string): Promise<number | null> {
  const restored = await openDatabase({ dataDir: at(name), log });
  const { rowCount } = await restored.pool.query('select 1 from families');
  // It goes on from there, and keeps what it is told.
  await restored.pool.query('insert into families (id) values (gen_random_uuid())');
  await restored.close();
  return rowCount;
}

it('brings back a moment: what was written before it is there, what was written after it is not', async () => {
  await write();
  expect(await call(backup, 'wal')).toMatch(
    /Copied the database's files: log\/.*\.base-.*Carried away: \d+/s,
  );
  await write();
  const moment = await write();
  // The clock tells thousandths here, and millionths there.
  await vi.waitUntil(() => Date.now() > moment.getTime() + 2);
  const until = new Date(Date.now()).toISOString();
  await vi.waitUntil(() => Date.now() > Date.parse(until) + 2);
  await write();
  expect(await call(backup, 'wal')).toMatch(/^Carried away: [1-9]/);
  expect(await restoreAt(until, 'then')).toContain('Serve it with DATA_DIR=');
  expect(await familiesIn('then')).toBe(3);
  await restoreAt('latest', 'last');
  expect(await familiesIn('last')).toBe(4);
  const names = await readdir(at('then'));
  expect(names).toContain('secrets.json');
  expect((await readdir(at('then/postgres'))).filter((name) => name.startsWith('log'))).toEqual([]);
});

it('says where the log does not reach, and leaves nothing behind', async () => {
  await expect(restoreAt('2020-01-01T00:00:00Z', 'early')).rejects.toThrow(/is from before 2020-01-01/);
  const late = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  await expect(restoreAt(late, 'late')).rejects.toThrow(/The log does not reach .*The last thing in it/);
  await expect(restoreAt('tomorrow', 'x')).rejects.toThrow(/tomorrow is not a moment such as/);
  expect((await readdir(folder.path)).filter((name) => /^(early|late|x)/.test(name))).toEqual([]);
});

it('keeps the segments here while the store is away, and carries them later', async () => {
  await write();
  server.setFault((_asked, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    return true;
  });
  await expect(call(backup, 'wal')).rejects.toThrow(/AccessDenied/);
  server.setFault(null);
  await call(backup, 'wal');
  await restoreAt('latest', 'later');
  expect(await familiesIn('later')).toBe(5);
});

it('refuses without a kept log, and beside a server of one’s own', async () => {
  await keepLog(at('plain'), log, false);
  await openSecrets({ dataDir: at('plain'), databaseUrl: null, sessionSecret: null, pinPepper: null });
  const plain = await openDatabase({ dataDir: at('plain'), log });
  const env = readEnv({ DATA_DIR: at('plain'), BACKUP_TO: at('b'), BACKUP_PASSPHRASE_FILE: at('words') });
  await expect(backup(['wal'], { env, say: () => {} })).rejects.toThrow(/keeps no log: set BACKUP_WAL=on/);
  await plain.close();
  const own = { BACKUP_WAL: 'on', DATABASE_URL: 'postgres://a@b/c' };
  expect(() => readEnv(own)).toThrow(/BACKUP_TO is needed[^]*BACKUP_WAL=on is for the embedded database/);
});
