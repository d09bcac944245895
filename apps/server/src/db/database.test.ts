import path from 'node:path';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/database.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { type Database, openDatabase } from './database.ts';

const log = pino({ level: 'silent' });
let folder: TemporaryFolder;
let server: Database;
let migrationsDir: string;

beforeAll(async () => {
  [folder, server] = await Promise.all([temporaryFolder(), openEmptyDatabase()]);
  migrationsDir = path.join(folder.path, 'migrations');
  await mkdir(migrationsDir);
  await writeFile(path.join(migrationsDir, '0001_kept.sql'), 'create table kept (value text not null);');
});
afterAll(() => Promise.all([folder.remove(), server.close()]));

it('uses the server it is given the address of, migrates it, and makes no folder', async () => {
  const { host, user, database } = server.pool.options;
  const databaseUrl = `postgresql://${user}@/${database}?host=${encodeURIComponent(String(host))}`;
  const dataDir = path.join(folder.path, 'unused');
  const opened = await openDatabase({ databaseUrl, dataDir, migrationsDir, log });
  expect(opened.mode).toBe('server');
  await opened.db.execute(sql`insert into kept values ('through drizzle')`);
  await opened.close();
  expect((await server.pool.query('select value from kept')).rows).toEqual([{ value: 'through drizzle' }]);
  await expect(stat(dataDir)).rejects.toThrow(/ENOENT/);
});

it('says that the server cannot be used, without its address or password', async () => {
  const databaseUrl = 'postgresql://somebody:a-secret@127.0.0.1:1/records';
  const failure = await openDatabase({ databaseUrl, dataDir: folder.path, migrationsDir, log }).then(
    () => 'it opened',
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/server at DATABASE_URL cannot be used: .*ECONNREFUSED/);
  expect(failure).not.toContain('a-secret');
});

it('undoes a transaction that fails, whole', async () => {
  await server.pool.query('create table whole (id int primary key)');
  const failing = server.db.transaction(async (tx) => {
    await tx.execute(sql`insert into whole values (1)`);
    await tx.execute(sql`insert into whole values (1)`);
  });
  await expect(failing).rejects.toThrow(/insert into whole/);
  expect((await server.pool.query('select * from whole')).rows).toEqual([]);
});
