import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { move } from '../commands/move.ts';
import { type Database, openDatabase, withClient } from '../db/database.ts';
import { type EmbeddedCluster, openEmbeddedCluster } from '../db/embedded-cluster.ts';
import { readEnv } from '../env.ts';
import { createQueue } from '../queue/queue.ts';
import { openSecrets } from '../secrets.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts';
import { contentOf, relationsOf, SETTINGS, tablesOf } from './standing.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

const log = pino({ level: 'silent' });
const ROLE = 'ori_owner';
let folder: TemporaryFolder;
/** Stands for an operator's server: a cluster of its own, with a role that owns one database and nothing else. */
let server: EmbeddedCluster;
const at = (name: string) => path.join(folder.path, name);
const admin = () => ({ ...server.connection, database: 'postgres' });

beforeAll(async () => {
  folder = await temporaryFolder();
  server = await openEmbeddedCluster(at('server'), log, { settings: { fsync: 'off' } });
  await withClient(admin(), (client) => client.query(`create role ${ROLE} login password 'p%40ss'`));
});
afterAll(async () => {
  await server.leave();
  await folder.remove();
});

async function newTarget(name: string): Promise<string> {
  await withClient(admin(), (client) => client.query(`create database ${name} owner ${ROLE}`));
  return `postgres://${ROLE}:p%2540ss@localhost/${name}?host=${encodeURIComponent(server.connection.host)}`;
}
async function call(variables: Record<string, string>, ...args: string[]): Promise<string> {
  const said: string[] = [];
  await move(args, { env: readEnv(variables), say: (line) => said.push(line) });
  return said.join('\n');
}

/** A data folder with people, a job that waits, and texts of every sort. */
async function installation(name: string): Promise<void> {
  const dataDir = at(name);
  await openSecrets({ dataDir, databaseUrl: null, sessionSecret: null, pinPepper: null });
  // As a version before left it, and no start has taken it in since.
  await writeFile(path.join(dataDir, 'credential-key.json'), '{"kty":"EC"}', { mode: 0o600 });
  const database = await openDatabase({ dataDir, log });
  await database.pool.query('insert into families (id) values (gen_random_uuid())');
  await database.pool.query(
    `insert into users (id, family_id, role, first_name, metadata)
      select gen_random_uuid(), id, 'parent', $1, $2 from families`,
    ['tab\t, line\n, back\\slash, \\N, 🦁', { a: [1, null, 0.1] }],
  );
  await createQueue({ database, log }).add({
    task: 'note',
    payload: { to: 'Ada' },
    urgency: 'ordinary',
    key: 'one',
  });
  await database.close();
}

/** Each table with how many rows it has and what they come to; the same wherever they are. */
async function everything(config: Parameters<typeof withClient>[0]): Promise<Record<string, unknown>> {
  return withClient(config, async (client) => {
    await client.query(SETTINGS);
    const found: Record<string, unknown> = {};
    for (const table of await tablesOf(client)) found[table.name] = await contentOf(client, table);
    return found;
  });
}
async function everythingIn(dataDir: string): Promise<Record<string, unknown>> {
  const cluster = await openEmbeddedCluster(dataDir, log);
  return everything({ ...cluster.connection, database: 'ori' }).finally(() => cluster.leave());
}
async function workOnQueue(database: Database): Promise<unknown[]> {
  const done: unknown[] = [];
  const queue = createQueue({ database, log });
  queue.handle('note', async (payload) => void done.push(payload));
  await queue.drain();
  return done;
}

it('takes an installation to a server and back, row by row, and each place it left says so', async () => {
  await installation('home');
  const before = await everythingIn(at('home'));
  const to = await newTarget('there');
  const told = await call({ DATA_DIR: at('home') }, '--to', to);
  expect(told).toMatch(/Moved and compared: \d+ rows of \d+ tables are at postgres:\/\/ori_owner:\*\*\*@/);
  expect(told).not.toContain('p%2540ss');
  expect(await everything({ connectionString: to })).toEqual(before);
  expect(await everythingIn(at('home'))).toEqual(before);
  await expect(openDatabase({ dataDir: at('home'), log })).rejects.toThrow(
    /was moved to .*delete .*moved\.json/s,
  );
  await expect(call({ DATA_DIR: at('home') }, '--to', await newTarget('again'))).rejects.toThrow(
    /was moved to/,
  );

  const served = await openDatabase({ dataDir: at('home'), databaseUrl: to, log });
  await expect(
    served.pool.query(
      "insert into users (id, family_id, role, first_name, metadata) values (gen_random_uuid(), gen_random_uuid(), 'parent', 'x', '{}')",
    ),
  ).rejects.toThrow(/foreign key/);
  await served.pool.query('insert into families (id) values (gen_random_uuid())');
  await expect(call({ DATA_DIR: at('home') }, '--from', to, '--to', at('back'))).rejects.toThrow(/is in use/);
  await served.close();
  await expect(call({ DATA_DIR: at('home') }, '--from', to, '--to', at('home'))).rejects.toThrow(
    /is not empty/,
  );

  const there = await everything({ connectionString: to });
  await call({ DATA_DIR: at('home') }, '--from', to, '--to', at('back'));
  expect(await everythingIn(at('back'))).toEqual(there);
  await expect(openDatabase({ dataDir: at('home'), databaseUrl: to, log })).rejects.toThrow(
    /has moved to .*is null;/s,
  );
  for (const name of ['secrets.json', 'credential-key.json']) {
    expect(JSON.parse(await readFile(at(`back/${name}`), 'utf8'))).toEqual(
      JSON.parse(await readFile(at(`home/${name}`), 'utf8')),
    );
    expect((await stat(at(`back/${name}`))).mode & 0o777).toBe(0o600);
  }
  const back = await openDatabase({ dataDir: at('back'), log });
  expect((await back.pool.query('select current_user as name')).rows).toEqual([{ name: 'ori_app' }]);
  expect((await back.pool.query('select 1 from families')).rowCount).toBe(2);
  expect(await workOnQueue(back)).toEqual([{ to: 'Ada' }]);
  await back.close();
});

it('refuses while the product runs, a target with tables, and a folder with files, and changes nothing', async () => {
  await installation('running');
  const to = await newTarget('used');
  const running = await openDatabase({ dataDir: at('running'), log });
  await expect(call({ DATA_DIR: at('running') }, '--to', to)).rejects.toThrow(/runs on .*stop it/);
  await running.close();
  await withClient({ connectionString: to }, (client) => client.query('create table mine (id int)'));
  await expect(call({ DATA_DIR: at('running') }, '--to', to)).rejects.toThrow(
    /has tables already \(public\.mine\)/,
  );
  const empty = await newTarget('empty');
  await expect(call({ DATA_DIR: at('running') }, '--from', empty, '--to', at('new'))).rejects.toThrow(
    /no database of Ori Academy/,
  );
  await expect(call({ DATA_DIR: at('running'), DATABASE_URL: to }, '--to', empty)).rejects.toThrow(
    /is set: leave it out/,
  );
  await expect(call({ DATA_DIR: at('running') }, '--to', at('x'))).rejects.toThrow(/npm run move/);
  expect(await readdir(at('running'))).not.toContain('moved.json');
  await (await openDatabase({ dataDir: at('running'), log })).close();
});

it('leaves the target empty and the folder as it was when it is ended on its way', async () => {
  await installation('ended');
  const to = await newTarget('ended');
  const env = readEnv({ DATA_DIR: at('ended') });
  const ending = { env, say: () => {}, signal: AbortSignal.abort(new Error('ended')) };
  await expect(move(['--to', to], ending)).rejects.toThrow('ended');
  expect(await withClient({ connectionString: to }, relationsOf)).toEqual([]);
  expect(await readdir(at('ended'))).not.toContain('moved.json');
  expect(await call({ DATA_DIR: at('ended') }, '--to', to)).toContain('Moved and compared');
});
