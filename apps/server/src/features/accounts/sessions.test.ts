import { TOKENS_PER_BROWSER_MAX } from '@ori/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { PIN, addChild, appointAdmin, signUp } from './testing/people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const isIn = async (browser: Browser) => (await browser.get('/api/auth/check-session')).body['authenticated'];
const login = (browser: Browser, identifier: string, more: object = {}) =>
  browser.post('/api/auth/v2/pin/login', { identifier, pin: PIN, ...more });
const student = (browser: Browser) => signUp(browser, { role: 'student', ageGroup: 'adult' });
async function codeMailedTo(email: string): Promise<string> {
  const [letter] = await app.mailedTo(email);
  return /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? 'no code';
}

describe('a session', () => {
  it('is rotated at sign-in: the cookie from before is worth nothing after', async () => {
    const browser = openBrowser(app.http);
    const { sacredId } = await student(browser);
    const before = new Map(browser.cookies);
    expect((await login(browser, sacredId)).status).toBe(200);
    expect(browser.cookies.get('ori_session')).not.toBe(before.get('ori_session'));
    const thief = openBrowser(app.http);
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(await isIn(thief)).toBe(false);
    expect(await isIn(browser)).toBe(true);
  });

  it('is kept as a hash only', async () => {
    const browser = openBrowser(app.http);
    const { token } = await student(browser);
    const { rows } = await app.database.pool.query<{ line: string }>(
      'select sessions::text as line from sessions',
    );
    const all = rows.map((row) => row.line).join();
    expect(all).not.toContain(browser.cookies.get('ori_session'));
    expect(all).not.toContain(token);
  });

  it('ends at sign-out, with the bearer token that was given with it', async () => {
    const browser = openBrowser(app.http);
    const { token } = await student(browser);
    const bearer = { authorization: `Bearer ${token}` };
    const before = new Map(browser.cookies);
    expect((await openBrowser(app.http).get('/api/auth/profile', bearer)).status).toBe(200);
    expect((await browser.post('/api/auth/logout')).body).toEqual({ success: true });
    const thief = openBrowser(app.http);
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(await isIn(thief)).toBe(false);
    const refused = await openBrowser(app.http).get('/api/auth/profile', bearer);
    expect([refused.status, refused.body.error]).toEqual([401, 'Failed to get user profile from token']);
  });

  it('lasts a day, or thirty when remembered; a bearer token a day', async () => {
    const [short, long] = [openBrowser(app.http), openBrowser(app.http)];
    const { sacredId } = await student(short);
    const { body } = await login(long, sacredId, { remember: true });
    app.wait(DAY_MS + 1_000);
    expect([await isIn(short), await isIn(long)]).toEqual([false, true]);
    const bearer = { authorization: `Bearer ${String(body['token'])}` };
    expect((await openBrowser(app.http).get('/api/auth/profile', bearer)).status).toBe(401);
    app.wait(29 * DAY_MS);
    expect(await isIn(long)).toBe(false);
  });

  it('ends everywhere when the PIN is changed, but goes on, renewed, where that was done', async () => {
    const [here, there] = [openBrowser(app.http), openBrowser(app.http)];
    const { sacredId } = await student(here);
    await login(there, sacredId);
    const token = here.cookies.get('ori_session');
    const changed = await here.post('/api/auth/v2/pin/change-pin', {
      email: sacredId,
      currentPin: PIN,
      newPin: '7306',
    });
    expect(changed.body).toEqual({ success: true });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(here.cookies.get('ori_session')).not.toBe(token);
  });

  it('is listed by device and can be ended from another, which is then unknown there', async () => {
    const [here, lost] = [openBrowser(app.http), openBrowser(app.http)];
    const { sacredId, email } = await signUp(here);
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Safari/537.36' };
    await lost.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
    const code = await codeMailedTo(email);
    await lost.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN, code }, phone);
    const { body } = await here.get('/api/accounts/devices');
    const devices = body['devices'] as { id: string; label: string; current: boolean }[];
    expect(devices.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const other = devices.find(({ current }) => !current);
    expect(other?.label).toBe('Chrome · Android');
    expect((await here.delete(`/api/accounts/devices/${other?.id}`)).body).toEqual({ success: true });
    expect([await isIn(here), await isIn(lost)]).toEqual([true, false]);
    expect((await login(lost, sacredId)).body.code).toBe('second-step-needed');
  });

  it('of somebody else cannot be ended, and looks like one that does not exist', async () => {
    const [own, other] = [openBrowser(app.http), openBrowser(app.http)];
    await student(own);
    await student(other);
    const { body } = await other.get('/api/accounts/devices');
    const [theirs] = body['devices'] as { id: string }[];
    const answers = [
      await own.delete(`/api/accounts/devices/${theirs?.id}`),
      await own.delete('/api/accounts/devices/00000000-0000-4000-8000-000000000000'),
    ];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(await isIn(other)).toBe(true);
  });

  it('writes when it was last seen at most once in five minutes', async () => {
    const browser = openBrowser(app.http);
    const { id } = await student(browser);
    const seen = async () =>
      (
        await app.database.pool.query(
          `select last_seen_at from sessions where user_id = $1 and kind = 'cookie'`,
          [id],
        )
      ).rows[0].last_seen_at;
    const first = await seen();
    app.wait(4 * 60_000);
    await isIn(browser);
    expect(await seen()).toEqual(first);
    app.wait(2 * 60_000);
    await isIn(browser);
    expect(await seen()).not.toEqual(first);
  });
});

const askToken = async (browser: Browser) =>
  String((await browser.post('/api/accounts/tab-token')).body['token']);
const opens = async (token: string) => {
  const bearer = { authorization: `Bearer ${token}` };
  return (await openBrowser(app.http).get('/api/auth/profile', bearer)).status === 200;
};

describe('the token of one more tab', () => {
  it('is given to a signed-in browser beside those of its other tabs, and tells whose it is', async () => {
    const browser = openBrowser(app.http);
    const { id, token } = await student(browser);
    const given = await browser.post('/api/accounts/tab-token');
    expect(given.body).toMatchObject({ success: true, userId: id });
    expect([await opens(token), await opens(String(given.body['token']))]).toEqual([true, true]);
  });

  it('is given to nobody else: not to a visitor, not for a bearer token alone', async () => {
    const { token } = await student(openBrowser(app.http));
    const visitor = openBrowser(app.http);
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const refused = await visitor.post('/api/accounts/tab-token', undefined, headers);
      expect([refused.status, refused.body.error]).toEqual([401, 'No user is currently logged in']);
    }
  });

  it('ends with the browser’s session: at sign-out, or when its day is over', async () => {
    const [left, late] = [openBrowser(app.http), openBrowser(app.http)];
    await student(left);
    await student(late);
    const tokens = [await askToken(left)];
    await left.post('/api/auth/logout');
    app.wait(DAY_MS / 2);
    tokens.push(await askToken(late));
    expect(await opens(String(tokens[1]))).toBe(true);
    app.wait(DAY_MS / 2 + 1_000);
    expect(await Promise.all(tokens.map(opens))).toEqual([false, false]);
  });

  it('gives way, the oldest first, where somebody opens tab after tab', async () => {
    const browser = openBrowser(app.http);
    const { token } = await student(browser);
    const tokens = [token];
    for (let tab = 0; tab < TOKENS_PER_BROWSER_MAX; tab += 1) {
      app.wait(1);
      tokens.push(await askToken(browser));
    }
    expect(
      await Promise.all([tokens[0], tokens[1], tokens.at(-1)].map((each) => opens(String(each)))),
    ).toEqual([false, true, true]);
  });
});

describe('the second step', () => {
  it('asks a parent on a new device for the mailed code, once', async () => {
    const { sacredId, email } = await signUp(openBrowser(app.http));
    const tablet = openBrowser(app.http);
    const asked = await login(tablet, sacredId);
    expect([asked.status, asked.body.code, asked.body.field]).toEqual([401, 'second-step-needed', 'code']);
    expect(await isIn(tablet)).toBe(false);
    expect((await login(tablet, sacredId, { code: '000000' })).body.code).toBe('code-wrong');
    const code = await codeMailedTo(email);
    expect((await login(tablet, sacredId, { code })).status).toBe(200);
    expect((await login(openBrowser(app.http), sacredId, { code })).body.code).toBe('code-wrong');
    await tablet.post('/api/auth/logout');
    expect((await login(tablet, sacredId)).status).toBe(200);
  });

  it('spares the device of the sign-up, and students', async () => {
    const browser = openBrowser(app.http);
    const { id, sacredId } = await signUp(browser);
    await browser.post('/api/auth/logout');
    expect((await login(browser, sacredId)).status).toBe(200);
    const child = await addChild(app, id);
    expect((await login(openBrowser(app.http), child.sacredId)).status).toBe(200);
  });

  it('takes a password in place of the code for a parent, never for an admin', async () => {
    const { email } = await signUp(openBrowser(app.http), { password: 'correct horse' });
    const entered = await openBrowser(app.http).post('/api/auth/login', { email, password: 'correct horse' });
    expect(entered.status).toBe(200);
    const admin = await appointAdmin(app);
    const browser = openBrowser(app.http);
    const enter = (code?: string) =>
      browser.post('/api/auth/login', { email: admin.email, password: admin.password, code });
    expect((await enter()).body.code).toBe('second-step-needed');
    expect((await enter(await codeMailedTo(admin.email))).status).toBe(200);
    await browser.post('/api/auth/logout');
    expect((await enter()).body.code).toBe('second-step-needed');
  });

  it('that is still missing counts as no failure of the secret on a known device', async () => {
    const admin = await appointAdmin(app);
    const browser = openBrowser(app.http);
    const enter = (password: string, code?: string) =>
      browser.post('/api/auth/login', { email: admin.email, password, code });
    await enter(admin.password);
    await enter(admin.password, await codeMailedTo(admin.email));
    await browser.post('/api/auth/logout');
    const failures = async () => {
      const text = 'select failures_in_a_row as n from known_devices where user_id = $1';
      return (await app.database.pool.query<{ n: number }>(text, [admin.id])).rows.map(({ n }) => n);
    };
    await enter('not this one at all');
    expect(await failures()).toEqual([1]);
    expect((await enter(admin.password)).body.code).toBe('second-step-needed');
    expect(await failures()).toEqual([0]);
  });

  it('lets a code be tried five times, for ten minutes', async () => {
    const { sacredId, email } = await signUp(openBrowser(app.http));
    const tablet = openBrowser(app.http);
    await login(tablet, sacredId);
    const code = await codeMailedTo(email);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let time = 0; time < 5; time += 1) await login(tablet, sacredId, { code: wrong });
    expect((await login(tablet, sacredId, { code })).body.code).toBe('code-wrong');
    await login(tablet, sacredId);
    const next = await codeMailedTo(email);
    app.wait(10 * 60_000);
    expect((await login(tablet, sacredId, { code: next })).body.code).toBe('code-wrong');
  });

  it('mails five codes an hour at most', async () => {
    const { sacredId, email } = await signUp(openBrowser(app.http));
    const before = (await app.mailedTo(email)).length;
    for (let time = 0; time < 8; time += 1) await login(openBrowser(app.http), sacredId);
    expect(await app.mailedTo(email)).toHaveLength(before + 5);
  });

  it('cannot be got round by changing a guessed PIN first', async () => {
    const { email, sacredId } = await signUp(openBrowser(app.http));
    const stranger = openBrowser(app.http);
    const changed = await stranger.post('/api/auth/v2/pin/change-pin', {
      email,
      currentPin: PIN,
      newPin: '7306',
    });
    expect(changed.body.error).toBe('Failed to change PIN');
    expect((await login(stranger, sacredId)).body.code).toBe('second-step-needed');
  });

  it('spares the demo family on the machine itself, and nobody else or elsewhere', async () => {
    const demo = await openAccountsApp(app.database, { isDemo: true });
    const { id, sacredId } = await signUp(openBrowser(demo.http));
    const other = await signUp(openBrowser(demo.http));
    await app.database.pool.query(`update users set metadata = '{"demo":true}' where id = $1`, [id]);
    const codes = [
      await login(openBrowser(demo.http, '127.0.0.1'), sacredId),
      await login(openBrowser(demo.http, '203.0.113.9'), sacredId),
      await login(openBrowser(demo.http, '127.0.0.1'), other.sacredId),
      await login(openBrowser(app.http, '127.0.0.1'), sacredId),
      // A proxy on this machine, that is: anybody.
      await openBrowser(demo.http, '127.0.0.1').post(
        '/api/auth/v2/pin/login',
        { identifier: sacredId, pin: PIN },
        { 'x-forwarded-for': '203.0.113.9' },
      ),
    ].map(({ status }) => status);
    await demo.close();
    expect(codes).toEqual([200, 401, 401, 401, 401]);
  });
});
