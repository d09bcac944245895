import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { runIfDue } from '../jobs/run-jobs.ts';
import { openSecrets } from '../secrets.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';
import { createBackupJob } from './backup-job.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const log = pino({ level: 'silent' });
let folder: TemporaryFolder;
let database: Database;
beforeAll(async () => {
  folder = await temporaryFolder();
  const dataDir = folder.path;
  await openSecrets({ dataDir, databaseUrl: null, sessionSecret: null, pinPepper: null });
  database = await openDatabase({ dataDir, log });
  await writeFile(path.join(folder.path, 'words'), 'words that nobody has written down\n', { mode: 0o600 });
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

const to = (name: string) => path.join(folder.path, name);
function jobTo(name: string, passphraseFile = 'words') {
  const variables = {
    DATA_DIR: folder.path,
    BACKUP_TO: to(name),
    BACKUP_PASSPHRASE_FILE: path.join(folder.path, passphraseFile),
  };
  const made = createBackupJob({
    settings: { to: to(name), everyHours: 24, isLogKept: false },
    log,
    variables,
  });
  const [job] = made.jobs;
  if (!job) throw new Error('no job');
  return { ...made, job };
}
const filesIn = async (name: string) => readdir(to(name)).catch(() => []);
const scratches = async () => (await readdir(folder.path)).filter((name) => name.startsWith('backup-check-'));

it('backs up beside the server that asks for it, once in the hours that were set', async () => {
  const { job } = jobTo('daily');
  let now = new Date();
  const deps = { database, log, now: () => now };
  expect(await runIfDue(job, deps)).toBe(true);
  expect(await filesIn('daily')).toEqual([expect.stringMatching(/^ori-academy-.*\.tar\.gz\.age$/)]);
  now = new Date(now.getTime() + 23 * 60 * 60 * 1000);
  expect(await runIfDue(job, deps)).toBe(false);
  const { rows } = await database.pool.query('select file from backups');
  expect(rows).toEqual([{ file: (await filesIn('daily'))[0] }]);
});

it('fails with the reason where the passphrase cannot be read', async () => {
  await expect(jobTo('none', 'nowhere').job.run()).rejects.toThrow(
    /No backup was made\. .*nowhere cannot be read/,
  );
});

it('leaves nothing of a backup that is ended on its way', async () => {
  const { job, stop } = jobTo('ended');
  const running = job.run().then(
    () => null,
    (error: Error) => error.message,
  );
  while ((await filesIn('ended')).length === 0) await sleep(10);
  stop();
  expect(await running).toMatch(/No backup was made/);
  expect(await filesIn('ended')).toEqual([]);
  expect(await scratches()).toEqual([]);
});

it('is no job where no folder is set', () => {
  expect(createBackupJob({ settings: { to: null, everyHours: 24, isLogKept: false }, log }).jobs).toEqual([]);
});
