import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

const EMAIL = 'ada@maple.example';
let app: TestApp;
let token: string;

async function open(smtpUrl?: string): Promise<void> {
  app = await startTestApp(smtpUrl === undefined ? {} : { smtpUrl });
  token = new URL((await app.services.firstRun.begin()) ?? '').searchParams.get('token') ?? '';
}
const call = (part: string, body: object) => app.visitor().post(`/api/first-run/${part}`, { token, ...body });
const send = async (locale = 'en') =>
  (await call('letter', { email: EMAIL, locale })).json<{ id: string }>().id;
const stateOf = async (id: string) => (await call('letter-state', { id })).json();

beforeAll(() => open());
afterAll(() => app.close());

it('goes through the queue, in the language asked for, and is told of when it left', async () => {
  const id = await send('fr');
  expect(await stateOf(id)).toEqual({ state: 'waiting', reason: null });
  const [letter] = await app.mailed();
  expect(letter).toMatchObject({ to: EMAIL, text: expect.stringContaining('serveur') });
  expect(await stateOf(id)).toEqual({ state: 'delivered', reason: null });
});

it('brings a code that confirms the address it went to, and no other', async () => {
  await send();
  const code = /\d{6}/.exec((await app.mailed())[0]?.subject ?? '')?.[0];
  const body = { fullName: 'Ada', password: 'seven lanterns on the river', locale: 'en', sellsPlans: true };
  const elsewhere = await call('finish', { ...body, email: 'other@maple.example', code });
  expect(elsewhere.json()).toMatchObject({ code: 'trial-code-wrong', field: 'code' });
  const before = (await app.mailed()).length;
  expect((await call('finish', { ...body, email: EMAIL.toUpperCase(), code })).statusCode).toBe(200);
  const { rows } = await app.database.pool.query(
    `select metadata->>'emailVerifiedAt' is not null as "isProved" from users where role = 'admin'`,
  );
  expect(rows).toEqual([{ isProved: true }]);
  // Nothing more to ask of that mailbox.
  expect(await app.mailed()).toHaveLength(before);
});

it('names what kept a letter from its server, and a newer one takes its place', async () => {
  await app.close();
  // Nobody listens there.
  await open('smtp://127.0.0.1:9');
  const id = await send();
  await app.deps.mail.flush();
  expect(await stateOf(id)).toEqual({ state: 'failed', reason: expect.stringMatching(/^E[A-Z]+$/) });
  await send();
  const { rows } = await app.database.pool.query(
    `select 1 from graphile_worker._private_jobs where key is not null`,
  );
  expect(rows).toHaveLength(1);
});
