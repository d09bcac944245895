import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabase, withClient } from './database.ts';

// Clusters are made on a real disk, which other work may keep busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const log = pino({ level: 'silent' });
let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** As on Windows: no socket, this machine's own address. */
const open = () => openDatabase({ dataDir: folder.path, log, cluster: { isLoopback: true } });
const whoAmI = 'select current_user as name, inet_server_addr()::text as address';

it('serves on this machine alone, keeps what was written, and is joined by a second opener', async () => {
  const first = await open();
  expect((await first.pool.query(whoAmI)).rows).toEqual([{ name: 'ori_app', address: '127.0.0.1/32' }]);
  const { rows } = await first.pool.query("select current_setting('listen_addresses') as listens");
  expect(rows).toEqual([{ listens: '127.0.0.1' }]);
  const beside = await open();
  await first.close();
  expect((await beside.pool.query(whoAmI)).rows).toHaveLength(1);
  await beside.close();
  const again = await open();
  expect([beside.mode, again.mode]).toEqual(['attached', 'started']);
  await again.close();
});

it('lets nobody in without the password, which only its owner can read', async () => {
  const database = await open();
  const kept = path.join(folder.path, 'postgres/loopback.json');
  const { port } = JSON.parse(await readFile(kept, 'utf8')) as { port: number };
  for (const user of ['postgres', 'ori_app'])
    for (const password of ['', 'guessed'])
      await expect(
        withClient({ host: '127.0.0.1', port, user, password, database: 'ori' }, async () => undefined),
      ).rejects.toThrow(/password/);
  for (const file of [kept, path.join(folder.path, 'postgres/password')])
    expect((await stat(file)).mode & 0o077).toBe(0);
  await database.close();
});
