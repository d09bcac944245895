import { CONFIRMATIONS_A_DAY, EMAIL_UNDO_DAYS } from '@ori/contracts/limits';
import { isEmailConfirmed } from '@ori/core/accounts/email-proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { PIN, addChild, askForEmail, mailedToken, prove, signUp } from './testing/people.ts';

const MINUTES_11 = 11 * 60_000;

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

let made = 0;
const newAddress = () => `moved${(made += 1)}@example.org`;
const visitor = () => openBrowser(app.http);
const change = (browser: Browser, email: string) => browser.put('/api/auth/update-profile', { email });
const confirm = (token: string) => visitor().post('/api/accounts/confirm-email', { token });
const emailOf = async (id: string) => (await app.accounts.findUser(id))?.email;
const subjectsTo = async (email: string) => (await app.mailedTo(email)).map(({ subject }) => subject);

async function owner(changes: Record<string, unknown> = {}) {
  const browser = visitor();
  const person = await signUp(browser, changes);
  return { browser, ...person };
}

describe('an open session', () => {
  it('is not enough to change the address, to be mailed a new PIN, or to close the account', async () => {
    const { browser: leftOpen, ...person } = await owner();
    const thiefs = newAddress();
    for (const path of ['/api/auth/update-profile', `/api/users/${person.id}`]) {
      const answer = await leftOpen.put(path, { firstName: 'Taken', email: thiefs });
      expect([answer.status, answer.body.code]).toEqual([403, 'proof-needed']);
    }
    const closed = await leftOpen.delete(`/api/users/${person.id}`);
    expect([closed.status, closed.body.code]).toEqual([403, 'proof-needed']);
    await visitor().post('/api/auth/v2/pin/reset-pin', { email: thiefs });
    expect(await subjectsTo(thiefs)).toEqual([]);
    expect(await app.accounts.findUser(person.id)).toMatchObject({
      email: person.email,
      firstName: 'Amara',
      deletedAt: null,
    });
  });

  it('needs the proof of this browser, for ten minutes, and nothing for a name or the address there is', async () => {
    const { browser, ...person } = await owner();
    const elsewhere = visitor();
    await elsewhere.post('/api/auth/v2/pin/login', { identifier: person.sacredId, pin: PIN });
    await prove(elsewhere);
    expect((await change(browser, newAddress())).status).toBe(403);
    await prove(browser);
    app.wait(MINUTES_11);
    expect((await change(browser, newAddress())).status).toBe(403);
    const same = { firstName: 'Ada', email: person.email.toUpperCase() };
    expect((await browser.put('/api/auth/update-profile', same)).status).toBe(200);
  });

  it('proves by its cookie what a tab then asks for by its token', async () => {
    const { browser, token } = await owner();
    await prove(browser);
    const answer = await visitor().put(
      '/api/auth/update-profile',
      { email: newAddress() },
      { authorization: `Bearer ${token}` },
    );
    expect(answer.status).toBe(200);
  });

  it('of a parent asks for the parent’s own proof before a learner’s address changes; another parent’s reaches nobody', async () => {
    const [parent, other] = [await owner(), await owner()];
    const child = await addChild(app, parent.id);
    await app.database.pool.query(`update users set age_group = 'high' where id = $1`, [child.id]);
    const email = newAddress();
    const put = (browser: Browser) => browser.put(`/api/users/${child.id}`, { email });
    await prove(other.browser);
    expect((await put(other.browser)).status).toBe(404);
    expect((await put(parent.browser)).body.code).toBe('proof-needed');
    await prove(parent.browser);
    expect((await put(parent.browser)).status).toBe(200);
    expect(await emailOf(child.id)).toBeNull();
    expect((await confirm(await mailedToken(app, email, 'confirm-email'))).status).toBe(200);
    expect(await emailOf(child.id)).toBe(email);
  });
});

describe('a new address', () => {
  it('waits until it is confirmed: the answer, sign-in and a forgotten PIN go by the old one', async () => {
    const { browser, ...person } = await owner();
    const email = newAddress();
    const { body } = await askForEmail(browser, email);
    expect(body).toMatchObject({ success: true, data: { email: person.email }, message: 'Profile updated' });
    await visitor().post('/api/auth/v2/pin/reset-pin', { email });
    expect(await subjectsTo(email)).toEqual(['Is this your e-mail address?']);
    await visitor().post('/api/auth/v2/pin/reset-pin', { email: person.email });
    expect((await subjectsTo(person.email)).slice(0, 2)).toEqual([
      'Choose a new PIN for Ori Academy',
      'Another e-mail address for your account at Ori Academy',
    ]);
    expect((await confirm(await mailedToken(app, email, 'confirm-email'))).status).toBe(200);
    const now = await app.accounts.findUser(person.id);
    expect([now?.email, isEmailConfirmed(now?.metadata ?? {})]).toEqual([email, true]);
    const { rows } = await app.database.pool.query(
      `select act from audit_entries where subject_id = $1 and act like 'email-%' order by at`,
      [person.id],
    );
    expect(rows).toEqual([{ act: 'email-change-asked' }, { act: 'email-changed' }]);
  });

  it('is the last one asked for, once, however often and at once its link is pressed', async () => {
    const { browser, id } = await owner();
    const [first, second] = [newAddress(), newAddress()];
    await askForEmail(browser, first);
    await askForEmail(browser, second);
    expect((await confirm(await mailedToken(app, first, 'confirm-email'))).status).toBe(410);
    const token = await mailedToken(app, second, 'confirm-email');
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    expect(await emailOf(id)).toBe(second);
  });

  it('that is somebody else’s is answered like any other, and its owner hears of it', async () => {
    const [one, other] = [await owner(), await owner()];
    const [known, unknown] = [
      await askForEmail(one.browser, other.email),
      await askForEmail(one.browser, newAddress()),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const [newest] = await app.mailedTo(other.email);
    expect(newest?.subject).toBe('You already have an account at Ori Academy');
    expect((await app.mailedTo(other.email)).map(({ text }) => text).join()).not.toContain(one.sacredId);
  });

  it('that two asked for goes to the first who confirms it', async () => {
    const [one, other] = [await owner(), await owner()];
    const email = newAddress();
    await askForEmail(one.browser, email);
    const ones = await mailedToken(app, email, 'confirm-email');
    app.wait(1_000);
    await askForEmail(other.browser, email);
    const others = await mailedToken(app, email, 'confirm-email');
    expect(others).not.toBe(ones);
    const answers = await Promise.all([confirm(ones), confirm(others)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect([await emailOf(one.id), await emailOf(other.id)].filter((each) => each === email)).toHaveLength(1);
  });

  it('does not fill a stranger’s mailbox, and comes to nothing after seven days or with the account closed', async () => {
    const { browser } = await owner();
    const target = newAddress();
    const statuses: number[] = [];
    for (let time = 0; time <= CONFIRMATIONS_A_DAY; time += 1)
      statuses.push((await askForEmail(browser, target)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const token = await mailedToken(app, target, 'confirm-email');
    const leaving = await owner({ role: 'teacher' });
    const late = newAddress();
    await askForEmail(leaving.browser, late);
    await leaving.browser.delete(`/api/users/${leaving.id}`);
    expect((await confirm(await mailedToken(app, late, 'confirm-email'))).status).toBe(410);
    app.wait(EMAIL_UNDO_DAYS * 86_400_000);
    expect((await confirm(token)).status).toBe(410);
  });
});
