import { PIN_FAILURES_KNOWN_DEVICE, PIN_FAILURES_PER_ADDRESS_PER_HOUR } from '@ori/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from '../testing/accounts-app.ts';
import { addApp, codeOf, wrongCode } from '../testing/app-people.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { addPasskey, askForPasskey, enterByPasskey, newAuthenticator } from '../testing/passkey-people.ts';
import { appointAdmin, mailedToken, PIN, signUp } from '../testing/people.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

type Admin = Awaited<ReturnType<typeof appointAdmin>>;
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const enter = (browser: Browser, { email, password }: Admin, step: object = {}) =>
  browser.post('/api/auth/login', { email, password, ...step });
const codesMailed = async (email: string) =>
  (await app.mailedTo(email)).flatMap(({ subject }) => /^\d{6}/.exec(subject)?.[0] ?? []);

/** Signed in by a mailed code, as an admin is who has nothing better yet. */
async function adminIn() {
  const admin = await appointAdmin(app);
  const browser = openBrowser(app.http);
  await enter(browser, admin);
  const [code] = await codesMailed(admin.email);
  if ((await enter(browser, admin, { code })).status !== 200) throw new Error('the admin did not come in');
  return { admin, browser };
}
async function adminWithApp() {
  const { admin, browser } = await adminIn();
  const added = await addApp(app, browser);
  app.wait(30_000);
  return { admin, browser, ...added, mailed: (await codesMailed(admin.email)).length };
}

describe('an admin with an authenticator app', () => {
  it('comes in by it each time, and by no mailed code', async () => {
    const { admin, browser, key, mailed } = await adminWithApp();
    await browser.post('/api/auth/logout');
    const needed = [401, 'app-code-needed'];
    expect(said(await enter(browser, admin))).toEqual(needed);
    expect(said(await enter(browser, admin, { mailCode: true }))).toEqual([401, 'code-not-mailed']);
    expect(await codesMailed(admin.email)).toHaveLength(mailed);
    expect((await enter(browser, admin, { code: codeOf(app, key) })).status).toBe(200);
  });

  it('is not let in by a code that was mailed before the app was added', async () => {
    const { admin, browser } = await adminIn();
    await enter(openBrowser(app.http), admin);
    await addApp(app, browser);
    const [code] = await codesMailed(admin.email);
    expect(said(await enter(openBrowser(app.http), admin, { code }))).toEqual([401, 'code-wrong']);
  });

  it('proves nothing by a mailed code either', async () => {
    const { admin, browser, mailed } = await adminWithApp();
    const prove = (wish: object) => browser.post('/api/accounts/prove', wish);
    expect(said(await prove({}))).toEqual([401, 'app-code-needed']);
    expect(said(await prove({ mailCode: true }))).toEqual([401, 'code-not-mailed']);
    expect(await codesMailed(admin.email)).toHaveLength(mailed);
  });

  it('has as many tries of a code on a known device as of a password', async () => {
    const { admin, browser, key } = await adminWithApp();
    for (let time = 0; time < PIN_FAILURES_KNOWN_DEVICE; time += 1)
      expect((await enter(browser, admin, { code: wrongCode(app, key) })).body.code).toBe('code-wrong');
    const held = [429, 'account-held'];
    expect(said(await enter(browser, admin, { code: codeOf(app, key) }))).toEqual(held);
  });

  it('is mailed nothing where sign-in is held, and comes in by the app there', async () => {
    const { admin, key, mailed } = await adminWithApp();
    const stranger = openBrowser(app.http, '192.0.2.77');
    const nobody = { identifier: 'nobody-here', pin: '1594' };
    await stranger.post('/api/auth/v2/pin/login', nobody);
    await app.database.pool.query(`update pin_failures set count = $1 where scope = 'address-hour'`, [
      PIN_FAILURES_PER_ADDRESS_PER_HOUR,
    ]);
    const held = [429, 'sign-in-held'];
    expect(said(await enter(stranger, admin))).toEqual(held);
    expect(said(await enter(stranger, admin, { mailCode: true }))).toEqual(held);
    expect(await codesMailed(admin.email)).toHaveLength(mailed);
    expect((await enter(stranger, admin, { code: codeOf(app, key) })).status).toBe(200);
    app.wait(60 * 60_000);
  });

  it('keeps it when the mailbox chooses a new PIN, and so does a passkey', async () => {
    const { admin, browser, key } = await adminWithApp();
    const passkey = newAuthenticator();
    expect((await addPasskey(browser, passkey)).status).toBe(200);
    const thief = openBrowser(app.http);
    await thief.post('/api/auth/v2/pin/reset-pin', { email: admin.email, sacredId: admin.sacredId });
    const token = await mailedToken(app, admin.email, 'forgot-password');
    expect((await thief.post('/api/auth/v2/pin/complete-reset', { token, pin: '6418' })).status).toBe(200);
    const byPin = (step: object = {}) =>
      thief.post('/api/auth/v2/pin/login', { identifier: admin.email, pin: '6418', ...step });
    expect(said(await byPin({ mailCode: true }))).toEqual([401, 'code-not-mailed']);
    expect((await byPin({ code: codeOf(app, key) })).status).toBe(200);
    expect((await enterByPasskey(openBrowser(app.http), passkey)).status).toBe(200);
  });

  it('is let in by the shell alone who lost it', async () => {
    const { admin } = await adminWithApp();
    const renewed = await app.accounts.shellAdmins.renew(admin.email);
    const token = renewed.ok ? new URL(renewed.value.link).searchParams.get('token') : null;
    const browser = openBrowser(app.http);
    const byPin = (step: object = {}) =>
      browser.post('/api/auth/v2/pin/login', { identifier: admin.email, pin: '6418', ...step });
    expect((await enter(browser, admin)).body.code).toBe('app-code-needed');
    expect((await browser.post('/api/auth/v2/pin/complete-reset', { token, pin: '6418' })).status).toBe(200);
    expect((await byPin()).body.code).toBe('second-step-needed');
    const [code] = await codesMailed(admin.email);
    expect((await byPin({ code })).status).toBe(200);
  });
});

describe('an admin with a passkey and no app', () => {
  it('is asked for it, at the door and before a change', async () => {
    const { admin, browser } = await adminIn();
    const key = newAuthenticator();
    await addPasskey(browser, key);
    const mailed = (await codesMailed(admin.email)).length;
    const needed = [401, 'passkey-needed'];
    for (const step of [{}, { mailCode: true }, { code: '123456' }])
      expect(said(await enter(openBrowser(app.http), admin, step))).toEqual(needed);
    expect(said(await browser.post('/api/accounts/prove', {}))).toEqual(needed);
    expect(await codesMailed(admin.email)).toHaveLength(mailed);
    const passkey = key.get(await askForPasskey(browser));
    expect((await browser.post('/api/accounts/prove', { passkey })).status).toBe(200);
    expect((await enterByPasskey(openBrowser(app.http), key)).status).toBe(200);
  });
});

it('leaves grown-ups who are no admins their mailed code, with a passkey too', async () => {
  const browser = openBrowser(app.http);
  const { sacredId } = await signUp(browser, { role: 'teacher' });
  await addPasskey(browser, newAuthenticator());
  const asked = await openBrowser(app.http).post('/api/auth/v2/pin/login', {
    identifier: sacredId,
    pin: PIN,
  });
  expect(asked.body.code).toBe('second-step-needed');
});
