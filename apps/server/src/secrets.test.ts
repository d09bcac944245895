import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { BadEnvironment } from './env.ts';
import { openSecrets } from './secrets.ts';

const SECRET = 's'.repeat(32);
const knowsPeople = async () => true;
const isNew = async () => false;
const NONE = { sessionSecret: null, pinPepper: null, databaseUrl: null };
const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ori-secrets-'));
  folders.push(folder);
  return folder;
}

/** A data folder that holds a database, as far as can be seen from outside. */
async function folderWithDatabase(): Promise<string> {
  const dataDir = await newFolder();
  await mkdir(path.join(dataDir, 'postgres/data'), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres/data/PG_VERSION'), '18\n');
  return dataDir;
}

it('makes secrets once, readable by their owner only, the same for processes that start together', async () => {
  const dataDir = path.join(await newFolder(), randomUUID());
  const source = { ...NONE, dataDir };
  const opened = await Promise.all([1, 2, 3, 4].map(() => openSecrets(source)));
  expect(new Set(opened.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await openSecrets(source)).toEqual(opened[0]);
  expect(opened[0]?.session).not.toBe(opened[0]?.pepper);
  expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

it('prefers configured secrets and writes nothing when it has both', async () => {
  const dataDir = await newFolder();
  expect(await openSecrets({ ...NONE, dataDir, sessionSecret: SECRET, pinPepper: SECRET })).toEqual({
    session: SECRET,
    pepper: SECRET,
  });
  await expect(readFile(path.join(dataDir, 'secrets.json'))).rejects.toThrow(/ENOENT/);
});

it('never replaces a damaged secrets file', async () => {
  const dataDir = await newFolder();
  await writeFile(path.join(dataDir, 'secrets.json'), '{"session":');
  await expect(openSecrets({ ...NONE, dataDir })).rejects.toThrow(/damaged/);
  expect(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')).toBe('{"session":');
});

it('makes none beside a database that has lost its own, and says what to do', async () => {
  const dataDir = await folderWithDatabase();
  const opening = openSecrets({ ...NONE, dataDir });
  await expect(opening).rejects.toThrow(BadEnvironment);
  await expect(opening).rejects.toThrow(/SESSION_SECRET and PIN_PEPPER are missing[^]*backup/);
  await expect(openSecrets({ ...NONE, dataDir, sessionSecret: SECRET })).rejects.toThrow(
    /^ {2}PIN_PEPPER is missing/m,
  );
  await expect(readFile(path.join(dataDir, 'secrets.json'))).rejects.toThrow(/ENOENT/);
});

it('finds the database of a data folder that keeps it elsewhere', async () => {
  const dataDir = await newFolder();
  await writeFile(path.join(dataDir, 'postgres-folder'), `${await folderWithDatabase()}/postgres\n`);
  await expect(openSecrets({ ...NONE, dataDir })).rejects.toThrow(/are missing/);
});

it('makes none for a database server that knows people', async () => {
  const dataDir = await newFolder();
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openSecrets({ ...NONE, dataDir, databaseUrl }, knowsPeople)).rejects.toThrow(/are missing/);
  expect((await openSecrets({ ...NONE, dataDir, databaseUrl }, isNew)).session).not.toBe('');
});
