import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from '../testing/accounts-app.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { addPasskey, askForPasskey, enterByPasskey, newAuthenticator } from '../testing/passkey-people.ts';
import { addChild, appointAdmin, PIN, signUp } from '../testing/people.ts';
import type { Twist } from '../testing/software-authenticator.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const finish = '/api/auth/passkeys/finish';
const isIn = async (browser: Browser) => (await browser.get('/api/auth/check-session')).body['authenticated'];
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const REFUSED = [401, 'passkey-refused'];

async function personWithKey(changes: Record<string, unknown> = {}) {
  const browser = openBrowser(app.http);
  const key = newAuthenticator();
  const person = await signUp(browser, changes);
  const added = await addPasskey(browser, key);
  return { ...person, browser, key, passkeyId: String(added.body['id']) };
}

describe('signing in by passkey', () => {
  it.each(['parent', 'teacher'])('lets a %s in on a new device, without name, PIN or code', async (role) => {
    const { id, email, key } = await personWithKey({ role });
    const letters = (await app.mailedTo(email)).length;
    const tablet = openBrowser(app.http);
    const entered = await enterByPasskey(tablet, key);
    expect([entered.status, (entered.body['user'] as { id: string }).id]).toEqual([200, id]);
    expect(await isIn(tablet)).toBe(true);
    const subjects = (await app.mailedTo(email))
      .slice(0, -letters || undefined)
      .map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^\d{6}/.test(subject))).toEqual([]);
  });

  it('names no account and no passkey in its question', async () => {
    await personWithKey();
    const question = await askForPasskey(openBrowser(app.http));
    expect(question).toMatchObject({ rpId: 'ori.test', userVerification: 'required' });
    expect((question as { allowCredentials?: unknown[] }).allowCredentials ?? []).toEqual([]);
  });

  it.each<[string, Twist]>([
    ['another page', { origin: 'http://ori.test.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['an authenticator nobody unlocked', { isUnlocked: false }],
    ['another key', { isForged: true }],
    ['a counter that went back', { counter: 1 }],
    ['the answer to a making', { type: 'webauthn.create' }],
    ['the handle of somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('refuses %s', async (_what, twist) => {
    const { key } = await personWithKey();
    await enterByPasskey(openBrowser(app.http), key);
    const stranger = openBrowser(app.http);
    expect(said(await enterByPasskey(stranger, key, twist))).toEqual(REFUSED);
    expect(await isIn(stranger)).toBe(false);
    expect((await enterByPasskey(stranger, key, { counter: 100 })).status).toBe(200);
  });

  it('refuses a passkey nobody has, and one that was removed, in the same words', async () => {
    const { browser, key, passkeyId } = await personWithKey();
    expect((await browser.delete(`/api/accounts/passkeys/${passkeyId}`)).status).toBe(200);
    const [removed, unknown] = [
      await enterByPasskey(openBrowser(app.http), key),
      await enterByPasskey(openBrowser(app.http), newAuthenticator()),
    ];
    expect([said(removed), removed.text]).toEqual([REFUSED, unknown.text]);
  });

  it('takes an answer once, within five minutes, in the browser that was asked', async () => {
    const { key } = await personWithKey();
    const browser = openBrowser(app.http);
    const passkey = key.get(await askForPasskey(browser));
    expect(said(await openBrowser(app.http).post(finish, { passkey }))).toEqual(REFUSED);
    const binding = browser.cookies.get('ori_passkey') ?? '';
    expect((await browser.post(finish, { passkey })).status).toBe(200);
    const thief = openBrowser(app.http);
    thief.cookies.set('ori_passkey', binding);
    expect(said(await thief.post(finish, { passkey }))).toEqual(REFUSED);
    const late = key.get(await askForPasskey(thief));
    app.wait(5 * 60_000);
    expect(said(await thief.post(finish, { passkey: late }))).toEqual(REFUSED);
  });

  it('gives of two copies of one answer entry to one', async () => {
    const { key } = await personWithKey();
    const browser = openBrowser(app.http);
    const passkey = key.get(await askForPasskey(browser));
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.post(finish, { passkey })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it('takes a question for a new passkey for no sign-in', async () => {
    const { browser, key } = await personWithKey();
    const { body } = await browser.post('/api/accounts/passkeys/start');
    const passkey = key.get(body['options'] as { challenge: string });
    expect(said(await browser.post(finish, { passkey }))).toEqual(REFUSED);
  });

  it('shuts out who may not come in any more, and whoever became a learner', async () => {
    for (const change of [
      'is_active = false',
      `role = 'student'`,
      `deleted_at = now() - interval '40 days'`,
    ]) {
      const { id, key } = await personWithKey();
      await app.database.pool.query(`update users set ${change} where id = $1`, [id]);
      expect(said(await enterByPasskey(openBrowser(app.http), key))).toEqual(REFUSED);
    }
  });

  it('is both factors for an admin, too', async () => {
    const admin = await appointAdmin(app);
    const browser = openBrowser(app.http);
    const enter = (code?: string) =>
      browser.post('/api/auth/login', { email: admin.email, password: admin.password, code });
    await enter();
    const [letter] = await app.mailedTo(admin.email);
    await enter(/\d{6}/.exec(letter?.subject ?? '')?.[0]);
    const key = newAuthenticator();
    expect((await addPasskey(browser, key)).status).toBe(200);
    expect((await enterByPasskey(openBrowser(app.http), key)).status).toBe(200);
  });

  it('is no way in for a child, whose calls for one are refused', async () => {
    const { id } = await signUp(openBrowser(app.http));
    const { sacredId } = await addChild(app, id);
    const child = openBrowser(app.http);
    await child.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
    await child.post('/api/accounts/prove', { pin: PIN });
    expect(said(await child.post('/api/accounts/passkeys/start'))).toEqual([403, 'not-allowed']);
    expect(said(await child.get('/api/accounts/passkeys'))).toEqual([403, 'not-allowed']);
  });

  it('answers what is no answer with words, whatever it is', async () => {
    const { key } = await personWithKey();
    const browser = openBrowser(app.http);
    const good = key.get(await askForPasskey(browser));
    for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const)
      for (const value of [
        'AA',
        'bm90IGpzb24',
        'eyJjaGFsbGVuZ2UiOjF9',
        Buffer.from('null').toString('base64url'),
      ]) {
        await askForPasskey(browser);
        const passkey = { ...good, response: { ...good.response, [field]: value } };
        expect(said(await browser.post(finish, { passkey }))).toEqual(REFUSED);
      }
    expect((await browser.post(finish, { passkey: { id: 'x' } })).status).toBe(400);
  });
});
