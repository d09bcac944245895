import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { PIN, addChild, signUp } from './testing/people.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

let addresses = 0;
const stranger = () => openBrowser(app.http, `192.0.2.${(addresses += 1)}`);
const student = (browser: Browser, changes: object = {}) =>
  signUp(browser, { role: 'student', ageGroup: 'adult', ...changes });
const login = (browser: Browser, identifier: string, pin: string) =>
  browser.post('/api/auth/v2/pin/login', { identifier, pin });
const reset = (body: object) => stranger().post('/api/auth/v2/pin/reset-pin', body);
async function tokenMailedTo(email: string): Promise<string> {
  const texts = (await app.mailedTo(email)).map(({ text }) => text);
  const [token] = texts.flatMap((text) => /forgot-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  if (token === undefined) throw new Error(`No link among ${texts.length} letters`);
  return token;
}

describe('set-pin', () => {
  it('sets a PIN by password, and tells the owner by mail', async () => {
    const { email, sacredId } = await student(stranger(), { password: 'correct horse' });
    const set = await stranger().post('/api/auth/v2/pin/set-pin', {
      email,
      pin: '7306',
      currentPassword: 'correct horse',
    });
    expect(set.body).toEqual({ success: true });
    expect((await login(stranger(), sacredId, PIN)).status).toBe(401);
    expect((await login(stranger(), sacredId, '7306')).status).toBe(200);
    expect((await app.mailedTo(email))[0]?.subject).toBe('Your PIN for Ori Academy was changed');
  });

  it('opens no way round the mailed code: a parent’s password alone sets no PIN from a new device', async () => {
    const browser = stranger();
    const { email, sacredId } = await signUp(browser, { password: 'correct horse' });
    const set = { email, currentPassword: 'correct horse', pin: '7306' };
    const path = '/api/auth/v2/pin/set-pin';
    expect((await stranger().post(path, set)).body.error).toBe('Failed to set PIN');
    expect((await login(browser, sacredId, PIN)).status).toBe(200);
    expect((await browser.post(path, set)).body).toEqual({ success: true });
  });

  it("refuses a wrong password, and an account without one, in the spec's words", async () => {
    const { email } = await student(stranger());
    const answers = [
      await stranger().post('/api/auth/v2/pin/set-pin', { email, pin: '7306', currentPassword: 'guess' }),
      await stranger().post('/api/auth/v2/pin/set-pin', {
        email: 'nobody@example.org',
        pin: '7306',
        currentPassword: 'guess',
      }),
    ];
    for (const { body } of answers)
      expect(body).toEqual({ success: false, error: 'Failed to set PIN', code: 'set-pin-failed' });
  });
});

describe('change-pin and verify', () => {
  it('change the PIN by the old one; the new one obeys the rules and its refusal names the field', async () => {
    const browser = stranger();
    const { sacredId } = await student(browser, { age: 30 });
    const change = (newPin: string) =>
      browser.post('/api/auth/v2/pin/change-pin', { email: sacredId, currentPin: PIN, newPin });
    const birthYear = String(new Date().getUTCFullYear() - 30);
    expect((await change(birthYear)).body).toMatchObject({ code: 'pin-is-birth-year', field: 'newPin' });
    expect((await change('0000')).body).toMatchObject({ code: 'pin-too-common', field: 'newPin' });
    expect((await change('12')).body).toMatchObject({ code: 'invalid-input', field: 'newPin' });
    expect((await change('7306')).body).toEqual({ success: true });
    expect((await change('7307')).body).toMatchObject({
      code: 'change-pin-failed',
      error: 'Failed to change PIN',
    });
  });

  it('verify tells right from wrong and opens nothing', async () => {
    const { email } = await student(stranger());
    const browser = stranger();
    const verify = (pin: string) => browser.post('/api/auth/v2/pin/verify', { email, pin });
    expect((await verify(PIN)).body).toEqual({ success: true });
    expect((await verify('0001')).body).toMatchObject({ success: false, error: 'PIN authentication failed' });
    expect((await browser.get('/api/auth/check-session')).body).toEqual({ authenticated: false, user: null });
  });
});

describe('reset-pin', () => {
  it('answers the same for an address with an account and one without', async () => {
    const { email } = await student(stranger());
    const before = (await app.mailedTo(email)).length;
    const [known, unknown] = [await reset({ email }), await reset({ email: 'nobody@example.org' })];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await app.mailedTo(email)).toHaveLength(before + 1);
    expect(await app.mailedTo('nobody@example.org')).toHaveLength(0);
  });

  it("tells in the spec's words when the form's Sacred ID and e-mail do not match", async () => {
    const one = await student(stranger());
    const other = await student(stranger());
    for (const pair of [
      { email: one.email, sacredId: other.sacredId },
      { email: one.email, sacredId: 'Nobody-Here' },
    ]) {
      expect((await reset(pair)).body).toMatchObject({
        code: 'sacred-id-email-mismatch',
        error: "Sacred ID and email don't match",
      });
    }
    expect((await reset({ email: one.email, sacredId: one.sacredId.toUpperCase() })).body).toEqual({
      success: true,
    });
  });

  it('sets a new PIN by the mailed link, once, ends all sessions and renews the budgets', async () => {
    const browser = stranger();
    const { email, sacredId, id } = await student(browser);
    await app.database.pool.query(
      `insert into pin_failures values ('account-total', $1, to_timestamp(0), 10), ('account-day', $1, date_trunc('day', now()), 5)`,
      [id],
    );
    await reset({ email });
    const token = await tokenMailedTo(email);
    const complete = (pin: string) => stranger().post('/api/auth/v2/pin/complete-reset', { token, pin });
    expect((await complete('1234')).body).toMatchObject({ code: 'pin-too-common', field: 'pin' });
    expect((await complete('7306')).body).toEqual({ success: true });
    expect((await complete('7307')).body).toMatchObject({ code: 'link-expired' });
    expect((await browser.get('/api/auth/check-session')).body['authenticated']).toBe(false);
    expect((await login(stranger(), sacredId, '7306')).status).toBe(200);
  });

  it('gives one of two who use a link at the same time the say', async () => {
    const { email } = await student(stranger());
    await reset({ email });
    const token = await tokenMailedTo(email);
    const browsers = [stranger(), stranger(), stranger()];
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.post('/api/auth/v2/pin/complete-reset', { token, pin: `730${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  it('is over after half an hour', async () => {
    const { email } = await student(stranger());
    await reset({ email });
    const token = await tokenMailedTo(email);
    app.wait(31 * 60_000);
    expect((await stranger().post('/api/auth/v2/pin/complete-reset', { token, pin: '7306' })).status).toBe(
      410,
    );
  });

  it("mails a child's link to a grown-up of the family only", async () => {
    const parent = await signUp(stranger());
    const child = await addChild(app, parent.id);
    const other = await signUp(stranger());
    expect((await reset({ email: other.email, sacredId: child.sacredId })).body.code).toBe(
      'sacred-id-email-mismatch',
    );
    expect((await reset({ email: parent.email, sacredId: child.sacredId })).body).toEqual({ success: true });
    const token = await tokenMailedTo(parent.email);
    await stranger().post('/api/auth/v2/pin/complete-reset', { token, pin: '7306' });
    expect((await login(stranger(), child.sacredId, '7306')).status).toBe(200);
  });

  it('is limited: three letters an hour to one account, thirty calls an hour from one address', async () => {
    const { email } = await student(stranger());
    const before = (await app.mailedTo(email)).length;
    for (let time = 0; time < 5; time += 1) expect((await reset({ email })).status).toBe(200);
    expect(await app.mailedTo(email)).toHaveLength(before + 3);
    const one = stranger();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      statuses.push((await one.post('/api/auth/v2/pin/reset-pin', { email: 'nobody@example.org' })).status);
    }
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
