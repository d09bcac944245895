import { APP_SETUP_MINUTES, RECOVERY_CODES } from '@ori/contracts/authenticator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from '../testing/accounts-app.ts';
import { addApp, AUTHENTICATOR, codeOf, wrongCode } from '../testing/app-people.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { addPasskey, newAuthenticator } from '../testing/passkey-people.ts';
import { addChild, askForEmail, mailedToken, PIN, prove, signUp } from '../testing/people.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const NONE = { app: null, recoveryCodesLeft: 0, isGuarded: false };

async function personAt(changes: Record<string, unknown> = {}) {
  const browser = openBrowser(app.http);
  return { browser, ...(await signUp(browser, changes)) };
}
const stateOf = async (browser: Browser) => (await browser.get(AUTHENTICATOR)).body;
const started = async (browser: Browser) => {
  await prove(browser);
  return (await browser.post(`${AUTHENTICATOR}/start`)).body as Record<'key' | 'ticket', string> & {
    picture: string[];
  };
};
const rowsOf = async (table: string, userId: string) =>
  (await app.database.pool.query(`select * from ${table} where user_id = $1`, [userId])).rows;

describe('one’s own authenticator app', () => {
  it('is added, renewed and removed by its person, who gets a letter, and it is written down', async () => {
    const { browser, id, email } = await personAt();
    expect(await stateOf(browser)).toEqual(NONE);
    const { answer, recoveryCodes } = await addApp(app, browser);
    expect([answer.status, new Set(recoveryCodes).size]).toEqual([200, RECOVERY_CODES]);
    expect(await stateOf(browser)).toEqual({
      app: { addedAt: expect.any(String), lastUsedAt: null },
      recoveryCodesLeft: RECOVERY_CODES,
      isGuarded: true,
    });
    const renewed = await browser.post(`${AUTHENTICATOR}/recovery-codes`);
    const later = renewed.body['recoveryCodes'] as string[];
    expect(later).toHaveLength(RECOVERY_CODES);
    expect(later.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect((await browser.delete(AUTHENTICATOR)).status).toBe(200);
    expect(await stateOf(browser)).toEqual(NONE);
    expect(said(await browser.delete(AUTHENTICATOR))).toEqual([404, 'not-found']);
    const letters = (await app.mailedTo(email)).filter(({ text }) => text.includes('/profile#authenticator'));
    expect(letters.map(({ subject }) => subject)).toEqual([
      'The authenticator app of your account at Ori Academy was removed',
      'New recovery codes for your account at Ori Academy',
      'An authenticator app for your account at Ori Academy',
    ]);
    const text = `select act from audit_entries where subject_id = $1 and act ~ '^(app|recovery)-' order by at`;
    const { rows } = await app.database.pool.query<{ act: string }>(text, [id]);
    expect(rows.map(({ act }) => act)).toEqual(['app-added', 'recovery-codes-made', 'app-removed']);
  });

  it('shows its key once: what is kept can be read by nobody who has the database', async () => {
    const { browser, id } = await personAt();
    const { key, recoveryCodes } = await addApp(app, browser);
    const kept = JSON.stringify([
      await rowsOf('authenticator_apps', id),
      await rowsOf('recovery_codes', id),
    ]).toUpperCase();
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(secret);
    expect(await stateOf(browser)).not.toHaveProperty('key');
  });

  it('draws its key as a QR code, square and with the corners every reader looks for', async () => {
    const { browser } = await personAt();
    const { key, picture } = await started(browser);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(picture.map((row) => row.length))).toEqual(new Set([picture.length]));
    expect(picture[0]?.slice(0, 8)).toBe('11111110');
  });

  it('needs the proof of this browser for every change', async () => {
    const { browser } = await personAt();
    const needed = [403, 'proof-needed'];
    expect(said(await browser.post(`${AUTHENTICATOR}/start`))).toEqual(needed);
    const { key, ticket } = await started(browser);
    app.wait(10 * 60_000);
    expect(said(await browser.post(AUTHENTICATOR, { ticket, code: codeOf(app, key) }))).toEqual(needed);
    await addApp(app, browser);
    app.wait(10 * 60_000);
    expect(said(await browser.delete(AUTHENTICATOR))).toEqual(needed);
    expect(said(await browser.post(`${AUTHENTICATOR}/recovery-codes`))).toEqual(needed);
  });

  it('is not added by a wrong code, nor by the key of somebody else, another browser or an old page', async () => {
    const [one, other] = [await personAt(), await personAt()];
    const { key, ticket } = await started(one.browser);
    const over = [410, 'app-setup-over'];
    const add = (browser: Browser, sent = ticket) =>
      browser.post(AUTHENTICATOR, { ticket: sent, code: codeOf(app, key) });
    for (const code of [wrongCode(app, key), 'ABCDE-FGHJK', '', '12345'])
      expect(said(await one.browser.post(AUTHENTICATOR, { ticket, code }))).toEqual([400, 'app-code-wrong']);
    await prove(other.browser);
    expect(said(await add(other.browser))).toEqual(over);
    expect(said(await add(one.browser, `A${ticket}`))).toEqual(over);
    expect(said(await add(one.browser, ''))).toEqual(over);
    const second = openBrowser(app.http);
    second.cookies.set('ori_device', one.browser.cookies.get('ori_device') ?? '');
    expect((await second.post('/api/auth/v2/pin/login', { identifier: one.sacredId, pin: PIN })).status).toBe(
      200,
    );
    await prove(second);
    expect(said(await add(second))).toEqual(over);
    app.wait(APP_SETUP_MINUTES * 60_000);
    await prove(one.browser);
    expect(said(await add(one.browser))).toEqual(over);
    expect((await stateOf(one.browser))['app']).toBeNull();
  });

  it('is one: of two that are set up at once, one stays', async () => {
    const { browser, id } = await personAt();
    const [first, second] = [await started(browser), await started(browser)];
    const answers = await Promise.all(
      [first, second].map(({ key, ticket }) =>
        browser.post(AUTHENTICATOR, { ticket, code: codeOf(app, key) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rowsOf('recovery_codes', id)).toHaveLength(RECOVERY_CODES);
    expect(said(await browser.post(`${AUTHENTICATOR}/start`))).toEqual([409, 'moved-on']);
  });

  it('makes new codes for an app alone, ten also when asked for twice at once', async () => {
    const { browser, id } = await personAt();
    await prove(browser);
    const renew = () => browser.post(`${AUTHENTICATOR}/recovery-codes`);
    expect(said(await renew())).toEqual([404, 'not-found']);
    await addApp(app, browser);
    await Promise.all([renew(), renew()]);
    expect(await rowsOf('recovery_codes', id)).toHaveLength(RECOVERY_CODES);
  });

  it('is nobody else’s to see or remove, and not for children', async () => {
    const [owner, stranger] = [await personAt(), await personAt()];
    await addApp(app, owner.browser);
    await prove(stranger.browser);
    expect(await stateOf(stranger.browser)).toEqual(NONE);
    expect(said(await stranger.browser.delete(AUTHENTICATOR))).toEqual([404, 'not-found']);
    expect((await openBrowser(app.http).get(AUTHENTICATOR)).status).toBe(401);
    const { sacredId } = await addChild(app, owner.id);
    const child = openBrowser(app.http);
    await child.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
    await prove(child);
    expect(said(await child.post(`${AUTHENTICATOR}/start`))).toEqual([403, 'not-allowed']);
    expect(said(await child.get(AUTHENTICATOR))).toEqual([403, 'not-allowed']);
    expect(await stateOf(owner.browser)).toMatchObject({ isGuarded: true });
  });

  it('counts a passkey as a guard, too', async () => {
    const { browser } = await personAt();
    await addPasskey(browser, newAuthenticator());
    expect(await stateOf(browser)).toEqual({ ...NONE, isGuarded: true });
  });

  it('goes where a change of address is undone, and with the first link to an address never proved', async () => {
    const [undone, owned] = [await personAt(), await personAt()];
    await addApp(app, undone.browser);
    await askForEmail(undone.browser, 'thief-of-apps@example.org');
    const undo = await mailedToken(app, undone.email, 'undo-email');
    await openBrowser(app.http).post('/api/accounts/undo-email', { token: undo });
    await addApp(app, owned.browser);
    const owner = openBrowser(app.http);
    await owner.post('/api/auth/v2/pin/reset-pin', { email: owned.email, sacredId: owned.sacredId });
    const token = await mailedToken(app, owned.email, 'forgot-password');
    expect((await owner.post('/api/auth/v2/pin/complete-reset', { token, pin: '6418' })).status).toBe(200);
    for (const { id } of [undone, owned])
      for (const table of ['authenticator_apps', 'recovery_codes'])
        expect(await rowsOf(table, id)).toEqual([]);
  });

  it('goes with its account', async () => {
    const { browser, id } = await personAt();
    await addApp(app, browser);
    await app.database.db.transaction((tx) => app.accounts.scheduleDeletion(id, id, tx));
    app.wait(31 * 24 * 60 * 60_000);
    await app.accounts.sweep();
    for (const table of ['authenticator_apps', 'recovery_codes']) expect(await rowsOf(table, id)).toEqual([]);
  });
});
