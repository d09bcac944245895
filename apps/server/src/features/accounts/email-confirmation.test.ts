import { CONFIRMATION_DAYS, CONFIRMATIONS_A_DAY } from '@ori/contracts/limits';
import { isEmailConfirmed } from '@ori/core/accounts/email-proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_CONFIRMED } from '../../mail/confirmed.sql.ts';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { addChild, askForEmail, formOf, type Known, PIN, prove, signUp } from './testing/people.ts';

const DAY_MS = 86_400_000;
const ASK = 'Is this your e-mail address?';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const visitor = () => openBrowser(app.http);
const askedAt = async (email: string) => (await app.mailedTo(email)).filter(({ subject }) => subject === ASK);
/** The signed text of the last letter to an address. */
async function tokenTo(email: string): Promise<string> {
  const [letter] = await askedAt(email);
  return decodeURIComponent(/confirm-email\?token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '');
}
const confirm = (token: string, browser = visitor()) =>
  browser.post('/api/accounts/confirm-email', { token });
const again = (browser: Browser) => browser.post('/api/accounts/ask-email-confirmation', {});
async function metadataOf({ id }: Pick<Known, 'id'>): Promise<Record<string, unknown>> {
  return (await app.accounts.findUser(id))?.metadata ?? {};
}
const isConfirmed = async (person: Pick<Known, 'id'>) => isEmailConfirmed(await metadataOf(person));

async function newcomer(changes: Record<string, unknown> = {}) {
  const browser = visitor();
  return { browser, ...(await signUp(browser, changes)) };
}

describe('the letter at sign-up', () => {
  it('goes to a grown-up’s address, names nobody, and confirms nothing by itself', async () => {
    const person = await newcomer({ fullName: 'Amara Okafor', locale: 'fr' });
    const [letter, ...others] = await app.mailedTo(person.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Est-ce bien votre adresse e-mail\u202f?');
    expect(letter?.text).toContain('http://ori.test/confirm-email?token=');
    expect(letter?.text).not.toMatch(/Amara|Okafor/);
    expect(letter?.text).not.toContain(person.sacredId);
    expect(await isConfirmed(person)).toBe(false);
  });

  it.each(['teacher', 'parent'])('goes to a %s', async (role) => {
    expect(await askedAt((await newcomer({ role })).email)).toHaveLength(1);
  });

  it('goes to a learner who is a grown-up, and to no younger one', async () => {
    const adult = await newcomer({ role: 'student', ageGroup: 'adult' });
    const young = await newcomer({ role: 'student', ageGroup: 'high' });
    expect([await askedAt(adult.email), await askedAt(young.email)]).toMatchObject([[{}], []]);
    expect((await again(young.browser)).status).toBe(404);
  });

  it('is not written where the invitation of the same mailbox proved the address', async () => {
    const email = 'invited@example.org';
    await visitor().post('/api/accounts/ask-grown-up', { email });
    const [invited] = await app.mailedTo(email);
    const invitation = /invitation=([\w.-]+)/.exec(invited?.text ?? '')?.[1];
    const person = await newcomer({ email, invitation });
    expect([await isConfirmed(person), await askedAt(email)]).toEqual([true, []]);
  });
});

describe('the link of the letter', () => {
  it('confirms at a press, without signing in, once; a second press changes nothing', async () => {
    const person = await newcomer();
    const token = await tokenTo(person.email);
    expect((await confirm(token)).body).toEqual({ success: true });
    const { emailConfirmedAt } = await metadataOf(person);
    expect(emailConfirmedAt).toEqual(expect.any(String));
    app.wait(1_000);
    expect((await confirm(token)).status).toBe(200);
    expect(await metadataOf(person)).toMatchObject({ emailConfirmedAt });
    const { rows } = await app.database.pool.query(
      `select actor_id as "actorId" from audit_entries where act = 'email-confirmed' and subject_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ actorId: person.id }]);
  });

  it('is for one person: the link of another, pressed by whoever is signed in, confirms that other alone', async () => {
    const [mine, other] = [await newcomer(), await newcomer()];
    await confirm(await tokenTo(other.email), mine.browser);
    expect([await isConfirmed(mine), await isConfirmed(other)]).toEqual([false, true]);
  });

  it('is worth nothing when forged, altered, made for something else, or empty', async () => {
    const person = await newcomer();
    const stranger = await newcomer();
    const token = await tokenTo(person.email);
    const [value = '', signature = ''] = token.split('.');
    const [, hash, until] = value.split('_');
    await visitor().post('/api/accounts/ask-grown-up', { email: person.email });
    const invitation = /invitation=([\w.-]+)/.exec((await app.mailedTo(person.email))[0]?.text ?? '')?.[1];
    const forged = [
      `${value}.${'0'.repeat(64)}`,
      `${stranger.id}_${hash}_${until}.${signature}`,
      `${value.replace(/\d+$/, '9999999999999')}.${signature}`,
      invitation ?? '',
      'nonsense',
    ];
    for (const text of forged) expect((await confirm(text)).status).toBe(410);
    expect((await confirm('')).status).toBe(400);
    expect([await isConfirmed(person), await isConfirmed(stranger)]).toEqual([false, false]);
  });

  it('ends after seven days, and after a change of address', async () => {
    const late = await newcomer();
    const moved = await newcomer();
    const [lateToken, oldToken] = [await tokenTo(late.email), await tokenTo(moved.email)];
    await askForEmail(moved.browser, 'moved-on@example.org');
    await confirm(await tokenTo('moved-on@example.org'));
    expect((await confirm(oldToken)).status).toBe(410);
    app.wait(CONFIRMATION_DAYS * DAY_MS);
    const answer = await confirm(lateToken);
    expect([answer.status, answer.body['code']]).toEqual([410, 'link-expired']);
    expect(await isConfirmed(late)).toBe(false);
  });

  it('confirms nothing of an account that was closed', async () => {
    const person = await newcomer({ role: 'teacher' });
    const token = await tokenTo(person.email);
    await prove(person.browser);
    await person.browser.delete(`/api/users/${person.id}`);
    expect((await confirm(token)).status).toBe(410);
  });

  it('keeps no way in open: a reset by mail still takes away what was set before it', async () => {
    const person = await newcomer({ password: 'a long password' });
    await confirm(await tokenTo(person.email));
    await visitor().post('/api/auth/v2/pin/reset-pin', { email: person.email });
    const [letter] = await app.mailedTo(person.email);
    const token = /forgot-password\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    await visitor().post('/api/auth/v2/pin/complete-reset', { token, pin: '7306' });
    const { rows } = await app.database.pool.query('select password_hash from users where id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ password_hash: null }]);
    expect(await metadataOf(person)).toHaveProperty('emailVerifiedAt');
  });
});

describe('the letter again', () => {
  it('is written three times a day at most, and the day after again', async () => {
    const { browser, email, sacredId } = await newcomer();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await again(browser)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await askedAt(email)).toHaveLength(1 + CONFIRMATIONS_A_DAY);
    app.wait(DAY_MS);
    await browser.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
    expect((await again(browser)).status).toBe(200);
  });

  it('is not written once the address is confirmed', async () => {
    const { browser, email } = await newcomer();
    await confirm(await tokenTo(email));
    expect((await again(browser)).status).toBe(200);
    expect(await askedAt(email)).toHaveLength(1);
  });

  it('is for somebody signed in, and for no child', async () => {
    expect((await again(visitor())).status).toBe(401);
    const parent = await newcomer();
    const child = await addChild(app, parent.id);
    const tablet = visitor();
    await tablet.post('/api/auth/v2/pin/login', { identifier: child.sacredId, pin: PIN });
    expect((await again(tablet)).status).toBe(404);
  });
});

it('knows in SQL what it knows of a row: every mark, the demo family, and nothing else', async () => {
  const all = [
    {},
    { demo: true },
    { demo: 'true' },
    { demo: false },
    { emailVerifiedAt: '2026-01-01' },
    { emailConfirmedAt: '2026-01-01' },
    { emailConfirmedAt: null },
    { emailVerifiedAt: true },
    { another: 'mark' },
  ];
  for (const metadata of all) {
    const { rows } = await app.database.pool.query(
      `select ${IS_CONFIRMED} as known from (select $1::jsonb as metadata) u`,
      [metadata],
    );
    expect([metadata, rows[0]?.known]).toEqual([metadata, isEmailConfirmed(metadata)]);
  }
});

it('is sent by the form alone: what a newcomer claims of their address counts for nothing', async () => {
  const claimed = { metadata: { emailConfirmedAt: '2026-01-01' }, emailConfirmedAt: '2026-01-01' };
  const { body } = await visitor().post('/api/auth/register', formOf(claimed));
  expect(body['user']).toMatchObject({ metadata: {} });
  expect(isEmailConfirmed((body['user'] as { metadata: Record<string, unknown> }).metadata)).toBe(false);
});
