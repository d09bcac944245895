import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

const PIN = '7294';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const choosePin = (link: string, pin = PIN) =>
  app.visitor().post('/api/auth/v2/pin/complete-reset', { token: tokenOf(link), pin });

async function makeAdmin(email: string): Promise<string> {
  const made = await app.services.accounts.shellAdmins.create({ email, fullName: 'Ada Okafor' });
  if (!made.ok) throw new Error('no admin was made');
  return made.value.link;
}

/** Signs in with address and PIN and, as admins must, with the code that is mailed. */
async function signIn(email: string, pin = PIN): Promise<number> {
  const client = app.visitor();
  const body = { identifier: email, pin };
  const first = await client.post('/api/auth/v2/pin/login', body);
  if (first.json<{ code?: string }>().code !== 'second-step-needed') return first.statusCode;
  const letter = (await app.mailed()).find(({ to }) => to === email);
  const code = /\d{6}/.exec(letter?.subject ?? '')?.[0];
  const second = await client.post('/api/auth/v2/pin/login', { ...body, code });
  if (second.statusCode !== 200) return second.statusCode;
  return (await client.get('/api/admin/overview')).statusCode;
}

const actsOf = async (email: string) =>
  (
    await app.database.pool.query<{ act: string }>(
      `select act from audit_entries where subject_id = (select id from users where email = $1) order by at, act`,
      [email],
    )
  ).rows.map(({ act }) => act);

it('makes an admin whose only way in is a link that works once', async () => {
  const email = 'first@example.org';
  const link = await makeAdmin(email);
  expect(await signIn(email)).toBe(401);
  expect((await choosePin(link)).statusCode).toBe(200);
  expect((await choosePin(link, '8305')).statusCode).toBe(410);
  expect(await signIn(email)).toBe(200);
  expect(await actsOf(email)).toEqual(expect.arrayContaining(['account-appointed', 'pin-changed']));
  const kept = await app.database.pool.query('select secret_hash from one_time_tokens');
  expect(JSON.stringify(kept.rows)).not.toContain(tokenOf(link));
});

it('lets the link go after a day', async () => {
  const link = await makeAdmin('late@example.org');
  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + 24 * 60 * 60 * 1000 + 1);
  expect((await choosePin(link)).statusCode).toBe(410);
  app.clock.now = before;
  expect((await choosePin(link)).statusCode).toBe(200);
});

it('renews the way in of an admin: the latest link alone works, and the old PIN ends with it', async () => {
  const email = 'again@example.org';
  await choosePin(await makeAdmin(email));
  const links: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const renewed = await app.services.accounts.shellAdmins.renew(email.toUpperCase());
    if (renewed.ok) links.push(renewed.value.link);
  }
  const [older = '', latest = ''] = links;
  expect((await choosePin(older, '8305')).statusCode).toBe(410);
  expect((await choosePin(latest, '8305')).statusCode).toBe(200);
  expect(await signIn(email, PIN)).toBe(401);
  expect(await signIn(email, '8305')).toBe(200);
  expect(await actsOf(email)).toContain('account-renewed');
});

it('neither makes an admin of somebody who has an account nor opens a way into one', async () => {
  const parent = await app.signUpParent();
  const { email } = parent.user;
  const { shellAdmins } = app.services.accounts;
  expect(await shellAdmins.create({ email: email ?? '', fullName: 'Eve' })).toMatchObject({
    failure: 'email-taken',
  });
  expect(await shellAdmins.renew(email ?? '')).toMatchObject({ failure: 'not-admin' });
  expect(await shellAdmins.renew('nobody@example.org')).toMatchObject({ failure: 'not-found' });
  const admin = await app.makeAdmin();
  await app.database.pool.query('update users set is_active = false where id = $1', [admin.user.id]);
  expect(await shellAdmins.renew(admin.user.email ?? '')).toMatchObject({ failure: 'not-active' });
});
