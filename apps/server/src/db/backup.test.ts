import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { backUpCluster, restoreCluster } from './backup.ts';
import { withClient } from './database.ts';
import { openEmbeddedCluster } from './embedded-cluster.ts';

// Clusters are made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const log = pino({ level: 'silent' });
let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

it('restores every row that was committed when the backup was asked for, though writing went on', async () => {
  const [live, restored, backup] = ['live', 'restored', 'backup'].map((name) =>
    path.join(folder.path, name),
  ) as [string, string, string];
  const cluster = await openEmbeddedCluster(live, log);
  const config = { ...cluster.connection, database: 'postgres' };
  const pool = new pg.Pool(config);
  await pool.query('create table kept (id int primary key, filler text not null)');
  let last = 0;
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      await pool.query("insert into kept select $1, repeat('x', 3000)", [last + 1]);
      last += 1;
    }
  })();
  while (last < 200) await sleep(5);
  const before = last;
  await backUpCluster(config, backup);
  const after = last;
  isWriting = false;
  await writing;
  await pool.end();
  await cluster.leave();

  await restoreCluster(backup, restored);
  await expect(restoreCluster(backup, restored)).rejects.toThrow(/holds a database already/);
  const copy = await openEmbeddedCluster(restored, log);
  const { rows } = await withClient({ ...copy.connection, database: 'postgres' }, (client) =>
    client.query<{ highest: number; kept: number }>(
      'select max(id) as highest, count(*)::int as kept from kept',
    ),
  );
  await copy.leave();
  expect(rows[0]?.kept).toBe(rows[0]?.highest);
  expect(rows[0]?.highest).toBeGreaterThanOrEqual(before);
  expect(rows[0]?.highest).toBeLessThanOrEqual(after + 1);
  expect(await readdir(folder.path)).not.toContain('backup.making');
});
