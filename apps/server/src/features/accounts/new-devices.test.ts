import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { openBrowser } from './testing/browser.ts';
import { addPasskey, enterByPasskey, newAuthenticator } from './testing/passkey-people.ts';
import { addChild, PIN, signUp } from './testing/people.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const SUBJECT = 'A new device signed in to your account at Ori Academy';
const CHROME = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' };
const toldTo = async (email: string) =>
  (await app.mailedTo(email)).filter(({ subject }) => subject === SUBJECT).map(({ text }) => text);

describe('a sign-in on a new device', () => {
  it.each(['parent', 'teacher'])(
    'is told to a %s once: when, where about, and how to end it',
    async (role) => {
      const browser = openBrowser(app.http);
      const { email, sacredId } = await signUp(browser, { role });
      const tablet = openBrowser(app.http);
      const enter = (code?: string) =>
        tablet.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN, code }, CHROME);
      await enter();
      expect(await toldTo(email)).toEqual([]);
      const [letter] = await app.mailedTo(email);
      await enter(/\d{6}/.exec(letter?.subject ?? '')?.[0]);
      const [told = '', ...more] = await toldTo(email);
      expect(more).toEqual([]);
      expect(told).toContain('(Chrome · Linux)');
      expect(told).toContain(String(app.now().getUTCFullYear()));
      expect(told).toContain('/profile#devices');
      expect(told).not.toContain('Mozilla');
      await tablet.post('/api/auth/logout');
      expect((await enter()).status).toBe(200);
      await browser.post('/api/auth/logout');
      await browser.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
      expect(await toldTo(email)).toHaveLength(1);
    },
  );

  it('is told after a passkey, too', async () => {
    const browser = openBrowser(app.http);
    const { email } = await signUp(browser);
    const key = newAuthenticator();
    await addPasskey(browser, key);
    await enterByPasskey(openBrowser(app.http), key);
    expect(await toldTo(email)).toHaveLength(1);
  });

  it('is told by ten letters an hour at most', async () => {
    const browser = openBrowser(app.http);
    const { email } = await signUp(browser);
    const key = newAuthenticator();
    await addPasskey(browser, key);
    for (let time = 0; time < 12; time += 1) await enterByPasskey(openBrowser(app.http), key);
    expect(await toldTo(email)).toHaveLength(10);
  });

  it('of a child is mailed to nobody: the audit that parents read has it', async () => {
    const { id, email } = await signUp(openBrowser(app.http));
    const child = await addChild(app, id);
    await openBrowser(app.http).post('/api/auth/v2/pin/login', { identifier: child.sacredId, pin: PIN });
    expect(await toldTo(email)).toEqual([]);
    const text = `select 1 from audit_entries where subject_id = $1 and act = 'sign-in-pin'`;
    expect((await app.database.pool.query(text, [child.id])).rowCount).toBe(1);
  });
});
