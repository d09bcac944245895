import type { FirstRunFacts } from '@ori/contracts/first-run';
import type { User } from '@ori/contracts/accounts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeFirstRun } from '../../compose-first-run.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const tokenOf = (address: string | null) => new URL(address ?? '').searchParams.get('token') ?? '';
const newToken = async () => tokenOf(await app.services.firstRun.begin());
const call = (part: string, body: Record<string, unknown>) =>
  app.visitor().post(`/api/first-run/${part}`, body);

const account = (token: string, more: Record<string, unknown> = {}) => ({
  token,
  fullName: 'Ada Okafor',
  email: 'ada@maple.example',
  password: 'seven lanterns on the river',
  locale: 'en',
  sellsPlans: true,
  ...more,
});
const admins = async () =>
  (await app.database.pool.query<{ email: string }>(`select email from users where role = 'admin'`)).rows;

describe('the first run', () => {
  it('prints an address with 256 random bits, of which the database keeps a hash', async () => {
    const address = await app.services.firstRun.begin();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/setup\?token=[\w-]{43}$/);
    const { rows } = await app.database.pool.query('select * from first_run_links');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(address));
  });

  it('takes the addresses of the last eight starts, which may be of several processes', async () => {
    const tokens: string[] = [];
    for (let start = 0; start < 9; start += 1) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      tokens.push(await newToken());
    }
    const answers = await Promise.all(tokens.map((token) => call('look', { token })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, ...Array<number>(8).fill(200)]);
  });

  it('refuses every wrong token alike, also from this machine', async () => {
    const token = await newToken();
    const parts = ['look', 'finish'] as const;
    for (const wrong of ['', 'x', token.slice(1), `${token}x`, 'A'.repeat(43)])
      for (const part of parts) {
        const answer = await call(part, part === 'look' ? { token: wrong } : account(wrong));
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'first-run-link']);
      }
    expect(await admins()).toEqual([]);
  });

  it('makes the admin, lets them in, keeps the settings, and writes both down', async () => {
    const browser = app.visitor();
    const body = account(await newToken(), {
      operatorName: 'Maple Co-op',
      operatorAddress: '1 Lane, Maple',
      operatorPhone: '+1 555 0199',
      contact: 'hello@maple.example',
    });
    const made = await browser.post('/api/first-run/finish', body);
    expect(made.json<{ user: User }>().user).toMatchObject({ role: 'admin', email: 'ada@maple.example' });
    expect((await browser.get('/api/admin/overview')).statusCode).toBe(200);
    const legal = await app.visitor().get('/api/legal/privacy');
    expect(legal.json().installation).toMatchObject({
      operator: { name: 'Maple Co-op', address: '1 Lane, Maple' },
      phone: '+1 555 0199',
      contact: 'hello@maple.example',
    });
    const { rows } = await app.database.pool.query<{ act: string; detail: object }>(
      `select act, detail from audit_entries where act in ('account-appointed', 'settings-changed') order by act`,
    );
    expect(rows).toEqual([
      { act: 'account-appointed', detail: { by: 'first-run' } },
      {
        act: 'settings-changed',
        detail: { fields: ['operatorName', 'operatorAddress', 'operatorPhone', 'contact'] },
      },
    ]);
    // Nobody showed that the mailbox is theirs: a letter asks.
    expect((await app.mailed()).map(({ to, text }) => [to, text.includes('/confirm-email')])).toEqual([
      ['ada@maple.example', true],
    ]);
  });

  it('holds the password to the rules of every other, and names the field', async () => {
    const token = await newToken();
    for (const [more, field] of [
      [{ password: 'short' }, 'password'],
      [{ password: 'ada@maple.example' }, 'password'],
      [{ email: 'nowhere' }, 'email'],
      [{ fullName: ' ' }, 'fullName'],
      [{ code: '000000x' }, 'code'],
      [{ operatorPhone: '1'.repeat(61) }, 'operatorPhone'],
    ] as const) {
      const answer = await call('finish', account(token, more));
      expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([
        400,
        expect.stringContaining(field),
      ]);
    }
    expect(await admins()).toEqual([]);
  });

  it('says where an address has an account already, and changes nothing', async () => {
    const { user } = await app.signUpParent();
    const answer = await call('finish', account(await newToken(), { email: user.email?.toUpperCase() }));
    expect(answer.json()).toMatchObject({ code: 'address-has-account', field: 'email' });
    expect(await admins()).toEqual([]);
  });
});

describe('two who finish at once', () => {
  it.each([
    ['with one address', ['same@maple.example', 'same@maple.example']],
    ['with two', ['one@maple.example', 'other@maple.example']],
  ])('make one admin, %s', async (_, emails) => {
    const tokens = [await newToken(), await newToken()];
    const tries = emails.map((email, at) =>
      call('finish', account(tokens[at] ?? '', { email, operatorName: `Group ${at}` })),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await admins()).toHaveLength(1);
    const { rows } = await app.database.pool.query('select operator_name from installation_settings');
    expect(rows).toEqual([{ operator_name: `Group ${statuses.indexOf(200)}` }]);
    const families = await app.database.pool.query('select 1 from families');
    expect(families.rowCount).toBe(1);
  });
});

/** Every call of the first run, and one that never was. */
const everything = async (token: string) => {
  const never = await app.visitor().post('/api/never-there', {});
  const answers = [
    await app.visitor().get('/api/first-run'),
    await call('look', { token }),
    await call('look', { wrong: 1 }),
    await call('letter', { token, email: 'ada@maple.example', locale: 'en' }),
    await call('letter-state', { token, id: '018f4e3a-0000-7000-8000-000000000001' }),
    await call('finish', account(token)),
  ];
  return { never: never.json(), answers };
};

describe('once there is an admin', () => {
  it.each([
    ['by the page', async (token: string) => void (await call('finish', account(token)))],
    [
      'by the shell',
      async () =>
        void (await app.services.accounts.shellAdmins.create({ email: 'a@b.example', fullName: 'Ada' })),
    ],
    ['by another admin or by hand', async () => void (await app.makeAdmin())],
  ])('made %s, every call answers as one that never was', async (_, make) => {
    const token = await newToken();
    expect((await call('look', { token })).statusCode).toBe(200);
    await make(token);
    const { never, answers } = await everything(token);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(never);
    }
    expect(await app.services.firstRun.begin()).toBeNull();
    const { rows } = await app.database.pool.query('select 1 from first_run_links');
    expect(rows).toEqual([]);
    expect(await admins()).toHaveLength(1);
  });

  it('stays so where that admin is gone', async () => {
    const token = await newToken();
    await call('finish', account(token));
    await app.database.pool.query('delete from families');
    expect(await admins()).toEqual([]);
    // As a process that was just started sees it.
    const anew = composeFirstRun({ ...app.deps, ...app.services });
    expect(await anew.isOver()).toBe(true);
    expect(await anew.begin()).toBeNull();
    expect((await everything(token)).answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
  });
});

it('is no part of the demo', async () => {
  const demo = await startTestApp({ isDemo: true });
  expect(await demo.services.firstRun.begin()).toBeNull();
  expect((await demo.visitor().get('/api/first-run')).statusCode).toBe(404);
  await demo.close();
});

it('limits how often anybody tries', async () => {
  const limited = await startTestApp({ hasRateLimits: true });
  const stranger = limited.visitor('203.0.113.7');
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1)
    statuses.push((await stranger.post('/api/first-run/look', { token: `guess-${time}` })).statusCode);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(403));
  expect(statuses[30]).toBe(429);
  await limited.close();
});

it('tells what the environment says already, and nobody’s contact as none', async () => {
  const told = {
    operator: { name: 'Maple', address: null },
    operatorPhone: '+1 555',
    mailHost: 'mail.maple.example',
  };
  const set = await startTestApp(told);
  const token = tokenOf(await set.services.firstRun.begin());
  const facts = (await set.visitor().post('/api/first-run/look', { token })).json<FirstRunFacts>();
  expect(facts).toEqual({
    publicUrl: 'http://127.0.0.1:3000',
    mailHost: 'mail.maple.example',
    operatorName: 'Maple',
    operatorAddress: null,
    operatorPhone: '+1 555',
    contact: null,
    payments: null,
  });
  await set.close();
});
