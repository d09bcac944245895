import type { PublicKeys } from '@ori/contracts/credentials';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { settingsStand } from './compose-administration.ts';
import type { Database } from './db/database.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { type Client, createClient } from './testing/client.ts';
import { openBeside, openTestDatabase } from './testing/database.ts';

const PATIENT = { timeout: 60_000 };
vi.setConfig({ testTimeout: 120_000 });

let database: Database;
let here: TestApp;
/** A second process on the same database, with connections of its own. */
let there: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  here = await startTestApp({ database });
  there = await startTestApp({ database: openBeside(database), secrets: here.deps.secrets });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

function atOther(client: Client): Client {
  const other = createClient(there.http);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const isOpen = () => there.services.administration.isSignUpOpen();
it('settings that one process changed are followed by the other at once', async () => {
  const admin = await here.makeAdmin();
  expect(await isOpen()).toBe(true);
  for (const isSignUpOpen of [false, true]) {
    const changed = await admin.client.put('/api/admin/settings', { isSignUpOpen });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await isOpen()).toBe(isSignUpOpen);
  }
});

it('documents drawn before a change are no longer kept, also where the change was made while nobody listened', async () => {
  const stand = await settingsStand(there.deps);
  const change = (name: string) =>
    database.pool.query(
      `insert into installation_settings (operator_name, changed_at) values ($1, now())
        on conflict (is_only) do update set operator_name = excluded.operator_name`,
      [name],
    );
  let before = stand.version();
  await change('Maple Co-op');
  await vi.waitFor(() => expect(stand.version()).not.toBe(before), PATIENT);
  before = stand.version();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ori-listener' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(stand.version()).not.toBe(before), PATIENT);
  await stand.stop();
});

it('a session that ended in one process is over in the other', async () => {
  const parent = await here.signUpParent();
  const other = atOther(parent.client);
  expect((await other.get('/api/families/dashboard')).statusCode).toBe(200);
  await parent.client.post('/api/auth/logout');
  expect((await other.get('/api/families/dashboard')).statusCode).toBe(401);
});

it('a key that one process made is told, and signed with, by the other', async () => {
  const { kid } = await here.services.transcripts.signingKeys.rotate();
  expect((await there.services.transcripts.signingKeys.current()).kid).toBe(kid);
  const { keys } = (await there.visitor().get('/api/credentials/jwks')).json<PublicKeys>();
  expect(keys.map((key) => key.kid.endsWith(kid))).toContain(true);
});
