import { PASSKEYS_MAX } from '@ori/contracts/passkeys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from '../testing/accounts-app.ts';
import { openBrowser } from '../testing/browser.ts';
import {
  addPasskey,
  askForPasskey,
  enterByPasskey,
  newAuthenticator,
  questionIn,
} from '../testing/passkey-people.ts';
import { askForEmail, mailedToken, prove, signUp } from '../testing/people.ts';
import type { Twist } from '../testing/software-authenticator.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const LIST = '/api/accounts/passkeys';
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

async function personAt(changes: Record<string, unknown> = {}) {
  const browser = openBrowser(app.http);
  return { browser, key: newAuthenticator(), ...(await signUp(browser, changes)) };
}
const listed = async ({ browser }: Pick<Awaited<ReturnType<typeof personAt>>, 'browser'>) =>
  (await browser.get(LIST)).body['passkeys'] as { id: string; name: string; lastUsedAt: string | null }[];
const actsOf = async (userId: string) => {
  const text = `select act from audit_entries where subject_id = $1 and act like '%passkey%' order by at`;
  return (await app.database.pool.query<{ act: string }>(text, [userId])).rows.map(({ act }) => act);
};

describe('one’s own passkeys', () => {
  it('are added, named and removed by their person, who gets a letter, and it is written down', async () => {
    const person = await personAt();
    expect((await addPasskey(person.browser, person.key)).status).toBe(200);
    const [made] = await listed(person);
    const renamed = await person.browser.put(`${LIST}/${made?.id}`, { name: ' My phone ' });
    expect(renamed.body['name']).toBe('My phone');
    await enterByPasskey(openBrowser(app.http), person.key);
    expect((await listed(person))[0]).toMatchObject({ name: 'My phone', lastUsedAt: expect.any(String) });
    expect((await person.browser.delete(`${LIST}/${made?.id}`)).status).toBe(200);
    expect(await listed(person)).toEqual([]);
    const letters = await app.mailedTo(person.email);
    const told = letters
      .filter(({ text }) => text.includes('/profile#passkeys'))
      .map(({ subject }) => subject);
    expect(told).toEqual([
      'A passkey of your account at Ori Academy was removed',
      'A new passkey for your account at Ori Academy',
    ]);
    const acts = ['passkey-added', 'passkey-renamed', 'sign-in-passkey', 'passkey-removed'];
    expect(await actsOf(person.id)).toEqual(acts);
  });

  it('need the proof of this browser to be added and removed', async () => {
    const { browser, key } = await personAt();
    expect(said(await browser.post(`${LIST}/start`))).toEqual([403, 'proof-needed']);
    const passkeyId = String((await addPasskey(browser, key)).body['id']);
    const question = questionIn(await browser.post(`${LIST}/start`));
    app.wait(10 * 60_000);
    const other = newAuthenticator().create(question);
    expect(said(await browser.post(LIST, { passkey: other }))).toEqual([403, 'proof-needed']);
    expect(said(await browser.delete(`${LIST}/${passkeyId}`))).toEqual([403, 'proof-needed']);
  });

  it.each<[string, Twist]>([
    ['another page', { origin: 'http://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['an authenticator nobody unlocked', { isUnlocked: false }],
    ['the answer to a sign-in', { type: 'webauthn.get' }],
    ['a maker’s certificates', { format: 'android-safetynet' }],
  ])('are not added from %s', async (_what, twist) => {
    const person = await personAt();
    expect(said(await addPasskey(person.browser, person.key, twist))).toEqual([400, 'passkey-not-added']);
    expect(await listed(person)).toEqual([]);
  });

  it('are not added twice, nor by an answer given before or elsewhere', async () => {
    const [one, other] = [await personAt(), await personAt()];
    await prove(one.browser);
    const passkey = one.key.create(questionIn(await one.browser.post(`${LIST}/start`)));
    await prove(other.browser);
    expect(said(await other.browser.post(LIST, { passkey }))).toEqual([400, 'passkey-not-added']);
    expect((await one.browser.post(LIST, { passkey })).status).toBe(200);
    expect(said(await one.browser.post(LIST, { passkey }))).toEqual([400, 'passkey-not-added']);
    expect(said(await addPasskey(other.browser, one.key))).toEqual([400, 'passkey-not-added']);
    expect((await listed(one)).length + (await listed(other)).length).toBe(1);
  });

  it('are ten at most, also when added at once', async () => {
    const { browser, key } = await personAt();
    await addPasskey(browser, key);
    const questions = [];
    for (let time = 0; time < PASSKEYS_MAX + 1; time += 1)
      questions.push(questionIn(await browser.post(`${LIST}/start`)));
    const added = await Promise.all(
      questions.map((question) => browser.post(LIST, { passkey: newAuthenticator().create(question) })),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(PASSKEYS_MAX - 1);
    expect(said(await browser.post(`${LIST}/start`))).toEqual([409, 'too-many-open']);
  });

  it('are nobody else’s to see, name or remove', async () => {
    const [owner, stranger] = [await personAt(), await personAt()];
    const id = String((await addPasskey(owner.browser, owner.key)).body['id']);
    await prove(stranger.browser);
    expect(await listed(stranger)).toEqual([]);
    expect(said(await stranger.browser.put(`${LIST}/${id}`, { name: 'Mine' }))).toEqual([404, 'not-found']);
    expect(said(await stranger.browser.delete(`${LIST}/${id}`))).toEqual([404, 'not-found']);
    expect((await openBrowser(app.http).get(LIST)).status).toBe(401);
  });

  it('stay where one is the last way in', async () => {
    const { browser, key, id } = await personAt();
    const passkeyId = String((await addPasskey(browser, key)).body['id']);
    await app.database.pool.query('update users set pin_hash = null where id = $1', [id]);
    expect(said(await browser.delete(`${LIST}/${passkeyId}`))).toEqual([409, 'last-way-in']);
    await addPasskey(browser, newAuthenticator());
    expect((await browser.delete(`${LIST}/${passkeyId}`)).status).toBe(200);
  });

  it('prove their person where a secret is asked for once more, and nobody else', async () => {
    const [one, other] = [await personAt(), await personAt()];
    await addPasskey(one.browser, one.key);
    await addPasskey(other.browser, other.key);
    app.wait(10 * 60_000);
    const proveBy = async (key: typeof one.key) =>
      one.browser.post('/api/accounts/prove', { passkey: key.get(await askForPasskey(one.browser)) });
    expect(said(await proveBy(other.key))).toEqual([401, 'passkey-refused']);
    expect(said(await one.browser.post(`${LIST}/start`))).toEqual([403, 'proof-needed']);
    expect((await proveBy(one.key)).status).toBe(200);
    expect((await one.browser.post(`${LIST}/start`)).status).toBe(200);
  });

  it('all go where a change of address is undone: a thief may have added one', async () => {
    const { browser, key, email } = await personAt();
    await addPasskey(browser, key);
    await askForEmail(browser, 'thief@example.org');
    const token = await mailedToken(app, email, 'undo-email');
    expect((await openBrowser(app.http).post('/api/accounts/undo-email', { token })).status).toBe(200);
    expect((await enterByPasskey(openBrowser(app.http), key)).status).toBe(401);
  });

  it('of somebody who signed up with another’s address go with the owner’s first link', async () => {
    const stranger = await personAt();
    await addPasskey(stranger.browser, stranger.key);
    const { email, sacredId } = stranger;
    const owner = openBrowser(app.http);
    await owner.post('/api/auth/v2/pin/reset-pin', { email, sacredId });
    const token = await mailedToken(app, email, 'forgot-password');
    expect((await owner.post('/api/auth/v2/pin/complete-reset', { token, pin: '6418' })).status).toBe(200);
    expect((await enterByPasskey(openBrowser(app.http), stranger.key)).status).toBe(401);
  });
});
