import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { killWriters } from '../testing/kill-harness.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';

// Clusters are made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let folder: TemporaryFolder;
let migrationsDir: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  migrationsDir = path.join(folder.path, 'migrations');
  await mkdir(migrationsDir);
  // No unique key: a value that were written twice must be seen.
  await writeFile(
    path.join(migrationsDir, '0001_written.sql'),
    'create table written (value text not null);',
  );
});
afterAll(() => folder.remove());

it('keeps every acknowledged value, once, when the program is killed while it writes', async () => {
  const dataDir = path.join(folder.path, 'program');
  const outcome = await killWriters({
    dataDir,
    migrationsDir,
    kills: 12,
    withDatabase: false,
    acknowledges: 'after-commit',
  });
  expect(outcome.acknowledged).toBeGreaterThan(100);
  expect(outcome).toMatchObject({ lost: [], doubled: [] });
});

it('keeps every acknowledged value when the database is killed too', async () => {
  const dataDir = path.join(folder.path, 'both');
  const outcome = await killWriters({
    dataDir,
    migrationsDir,
    kills: 6,
    withDatabase: true,
    acknowledges: 'after-commit',
  });
  expect(outcome.acknowledged).toBeGreaterThan(50);
  expect(outcome).toMatchObject({ lost: [], doubled: [] });
});

it('keeps every acknowledged value, once, when many are committed together', async () => {
  const dataDir = path.join(folder.path, 'together');
  const outcome = await killWriters({
    dataDir,
    migrationsDir,
    kills: 6,
    withDatabase: true,
    acknowledges: 'after-batch',
  });
  expect(outcome.acknowledged).toBeGreaterThan(100);
  expect(outcome).toMatchObject({ lost: [], doubled: [] });
});

it('catches a broken build, which acknowledges before it commits', async () => {
  const dataDir = path.join(folder.path, 'broken');
  const outcome = await killWriters({
    dataDir,
    migrationsDir,
    kills: 2,
    withDatabase: false,
    acknowledges: 'early',
  });
  expect(outcome.lost.length).toBeGreaterThan(0);
});
