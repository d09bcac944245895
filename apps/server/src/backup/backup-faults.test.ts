import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';
import { writeArchive } from './archive.ts';
import { type BackupWish, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { sealer } from './seal.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const log = pino({ level: 'silent' });
const PASSPHRASE = 'words that nobody has written down';
const key = { passphrase: PASSPHRASE };
let folder: TemporaryFolder;
let database: Database;
let good: string;

/** A backup of a database server, as DATABASE_URL names it. */
async function wishOf(more: Partial<BackupWish> = {}): Promise<BackupWish> {
  const name = (await database.pool.query<{ name: string }>('select current_database() as name')).rows[0]
    ?.name;
  const { host, user } = database.pool.options;
  return {
    dataDir: path.join(folder.path, 'data'),
    databaseUrl: `postgresql://${user}@/${name}?host=${encodeURIComponent(String(host))}`,
    secrets: { session: 's'.repeat(32), pepper: 'p'.repeat(32) },
    to: path.join(folder.path, 'backups'),
    lock: key,
    keep: null,
    version: '1.2.3',
    now: () => new Date(),
    log,
    ...more,
  };
}
const freshFolder = () => path.join(folder.path, randomUUID());

beforeAll(async () => {
  folder = await temporaryFolder();
  database = await openTestDatabase();
  await database.pool.query('insert into families (id) values ($1)', [randomUUID()]);
  await database.pool.query(
    `insert into users (id, family_id, role, first_name, metadata)
      select $1, id, 'parent', $2, $3 from families`,
    [randomUUID(), 'tab\t, line\n, back\\slash, \\N, 🦁', { a: [1, null] }],
  );
  good = (await makeBackup(await wishOf())).file;
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

it('brings a server’s database into a data folder, sign by sign', async () => {
  const to = freshFolder();
  await restoreBackup({ file: good, key, to, log });
  expect(JSON.parse(await readFile(path.join(to, 'secrets.json'), 'utf8'))).toEqual((await wishOf()).secrets);
  const { openDatabase } = await import('../db/database.ts');
  const restored = await openDatabase({ dataDir: to, log });
  const everybody = 'select id, first_name, metadata, created_at from users';
  const rows = (await restored.pool.query(everybody)).rows;
  await restored.close();
  expect(rows).toEqual((await database.pool.query(everybody)).rows);
  expect(rows).toHaveLength(1);
});

it('is closed with a public key and opened by its secret key alone', async () => {
  const secretKey = await generateX25519Identity();
  const lock = { publicKey: await identityToRecipient(secretKey) };
  const { file } = await makeBackup(await wishOf({ lock, to: freshFolder() }));
  const other = { secretKey: await generateX25519Identity() };
  await expect(restoreBackup({ file, key: other, to: freshFolder(), log })).rejects.toThrow(
    /another passphrase or key/,
  );
  expect((await restoreBackup({ file, key: { secretKey }, to: freshFolder(), log })).manifest.version).toBe(
    '1.2.3',
  );
});

it('says that the passphrase is another, and leaves nothing behind', async () => {
  const to = freshFolder();
  const wrong = { passphrase: 'words that somebody has guessed' };
  await expect(restoreBackup({ file: good, key: wrong, to, log })).rejects.toThrow(
    /another passphrase or key/,
  );
  expect((await readdir(folder.path)).filter((name) => name.startsWith(path.basename(to)))).toEqual([]);
});

it.each([
  ['cut off in its middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['cut off at its end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
  [
    'changed by one bit',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 5_000 ? byte ^ 1 : byte))),
  ],
])('says that a file is damaged that was %s', async (_how, change) => {
  const file = path.join(folder.path, `${randomUUID()}.age`);
  await writeFile(file, change(await readFile(good)));
  const to = freshFolder();
  await expect(restoreBackup({ file, key, to, log })).rejects.toThrow(/damaged or cut off/);
  await expect(readdir(to)).rejects.toThrow(/ENOENT/);
});

it('refuses a file that is no backup, and a folder that is used', async () => {
  const file = path.join(folder.path, 'letter.age');
  await writeFile(file, 'Dear Ori');
  await expect(restoreBackup({ file, key, to: freshFolder(), log })).rejects.toThrow(/is no backup/);
  const nowhere = { file: `${file}.gone`, key, to: freshFolder(), log };
  await expect(restoreBackup(nowhere)).rejects.toThrow(/letter\.age\.gone cannot be read \(ENOENT\)/);
  const used = freshFolder();
  await mkdir(used);
  await writeFile(path.join(used, 'secrets.json'), 'mine');
  await expect(restoreBackup({ file: good, key, to: used, log })).rejects.toThrow(/is not empty/);
  expect(await readdir(used)).toEqual(['secrets.json']);
});

/** A sealed archive with nothing but a manifest. */
async function backupOf(manifest: object): Promise<string> {
  const archive = writeArchive(new Date());
  const sealed = await (await sealer(key)).seal(archive.bytes);
  const file = path.join(folder.path, `${randomUUID()}.age`);
  const written = writeFile(file, sealed);
  await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)));
  archive.end();
  await written;
  return file;
}
const MANIFEST = { format: 1, version: '9.9.9', madeAt: '2026-11-28T02:00:00Z', schema: [], tables: [] };

it.each([
  ['of a later layout', { ...MANIFEST, format: 2 }, /newer version/],
  [
    'of a database it does not know',
    { ...MANIFEST, schema: [{ id: '9999_later', checksum: 'x' }] },
    /version 9\.9\.9/,
  ],
])('refuses a backup %s', async (_what, manifest, message) => {
  const file = await backupOf(manifest);
  await expect(restoreBackup({ file, key, to: freshFolder(), log })).rejects.toThrow(message);
});

it('makes one backup of a database at a time, and deletes by the rule only after a good one', async () => {
  const to = freshFolder();
  await mkdir(to);
  const older = [
    'ori-academy-2026-01-01T000000Z.tar.gz.age',
    'ori-academy-2026-01-02T000000Z.tar.gz.age',
    'notes.txt',
  ];
  for (const name of older) await writeFile(path.join(to, name), '');
  const wish = await wishOf({ to, keep: { days: 2, weeks: 0, months: 0 } });
  const [one, other] = await Promise.allSettled([makeBackup(wish), makeBackup(wish)]);
  const results = [one, other].toSorted((left, right) => left.status.localeCompare(right.status));
  expect(results).toMatchObject([
    { status: 'fulfilled', value: { deleted: [older[0]] } },
    { status: 'rejected', reason: { message: 'Another backup of this database is being made.' } },
  ]);
  expect((await readdir(to)).filter((name) => name.endsWith('.age'))).toHaveLength(2);
  expect(await readdir(to)).toContain('notes.txt');
});

it('refuses a passphrase that is soon guessed, a key that is none, and a folder without a database', async () => {
  await expect(makeBackup(await wishOf({ lock: { passphrase: 'short' } }))).rejects.toThrow(/too short/);
  await expect(makeBackup(await wishOf({ lock: { publicKey: 'age1nonsense' } }))).rejects.toThrow(
    /public key is none/,
  );
  const empty = await wishOf({ databaseUrl: null, dataDir: freshFolder() });
  await expect(makeBackup(empty)).rejects.toThrow(/There is no database in/);
});
