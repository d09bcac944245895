import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { PIN, addChild, appointAdmin, signUp } from './testing/people.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const isIn = async (browser: Browser) => (await browser.get('/api/auth/check-session')).body['authenticated'];
const login = (browser: Browser, identifier: string, more: object = {}) =>
  browser.post('/api/auth/v2/pin/login', { identifier, pin: PIN, ...more });
async function codeMailedTo(email: string): Promise<string> {
  const [letter] = await app.mailedTo(email);
  return /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? 'no code';
}

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

  it.each(['parent', 'teacher'])('asks a %s on a new device after a password, too', async (role) => {
    const password = 'correct horse';
    const { email } = await signUp(openBrowser(app.http), { role, password });
    const browser = openBrowser(app.http);
    const enter = (code?: string) => browser.post('/api/auth/login', { email, password, code });
    expect((await enter()).body.code).toBe('second-step-needed');
    expect(await isIn(browser)).toBe(false);
    expect((await enter(await codeMailedTo(email))).status).toBe(200);
    await browser.post('/api/auth/logout');
    expect((await enter()).status).toBe(200);
  });

  it('asks an admin each time, on a known device too', async () => {
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
    expect(await failures()).toEqual([1]);
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
