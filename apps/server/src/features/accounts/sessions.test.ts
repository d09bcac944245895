import { TOKENS_PER_BROWSER_MAX } from '@ori/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { PIN, signUp } from './testing/people.ts';

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
