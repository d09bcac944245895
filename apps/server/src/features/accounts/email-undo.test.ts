import { EMAIL_UNDO_DAYS } from '@ori/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, startAccounts } from './testing/accounts-app.ts';
import { openBrowser } from './testing/browser.ts';
import { type Known, PIN, askForEmail, mailedToken, signUp } from './testing/people.ts';

const DAY_MS = 86_400_000;
const NEW_PIN = '7306';
const THIEFS_PIN = '9264';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

let made = 0;
const newAddress = () => `thief${(made += 1)}@example.org`;
const visitor = () => openBrowser(app.http);
const confirm = (token: string) => visitor().post('/api/accounts/confirm-email', { token });
const undo = (token: string) => visitor().post('/api/accounts/undo-email', { token });
const forgot = (email: string) => visitor().post('/api/auth/v2/pin/reset-pin', { email });
const choose = (token: unknown, pin: string) =>
  visitor().post('/api/auth/v2/pin/complete-reset', { token, pin });
const enter = (identifier: string, pin: string) =>
  visitor().post('/api/auth/v2/pin/login', { identifier, pin });
async function rowOf({ id }: Pick<Known, 'id'>) {
  const { rows } = await app.database.pool.query<Record<string, unknown>>(
    `select email, password_hash is not null as "hasPassword", google_subject as google, metadata,
       (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
       (select count(*)::int from known_devices d where d.user_id = u.id) as devices
     from users u where id = $1`,
    [id],
  );
  return rows[0];
}

/** Somebody whose address is confirmed, with a password. */
async function owner() {
  const browser = visitor();
  const person = await signUp(browser, { password: 'a long password' });
  await confirm(await mailedToken(app, person.email, 'confirm-email'));
  return { browser, ...person };
}

/** The same after somebody who knew the PIN moved the account to an address of their own. */
async function taken() {
  const person = await owner();
  const thiefs = newAddress();
  await askForEmail(person.browser, thiefs);
  await confirm(await mailedToken(app, thiefs, 'confirm-email'));
  expect(await rowOf(person)).toMatchObject({ email: thiefs });
  return { ...person, thiefs, link: await mailedToken(app, person.email, 'undo-email') };
}

describe('the link mailed to the old address', () => {
  it('ends what waits, signs everybody out, and leads to a new PIN, once', async () => {
    const person = await owner();
    const email = newAddress();
    await askForEmail(person.browser, email);
    const token = await mailedToken(app, person.email, 'undo-email');
    const answers = await Promise.all([1, 2, 3].map(() => undo(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect((await confirm(await mailedToken(app, email, 'confirm-email'))).status).toBe(410);
    expect(await rowOf(person)).toMatchObject({ email: person.email, sessions: 0, devices: 0 });
    const resetToken = answers.find(({ status }) => status === 200)?.body['resetToken'];
    expect((await choose(resetToken, NEW_PIN)).status).toBe(200);
    expect((await choose(resetToken, NEW_PIN)).status).toBe(410);
    expect((await enter(person.sacredId, PIN)).body.code).toBe('invalid-sacred-id-or-pin');
    expect((await enter(person.sacredId, NEW_PIN)).body.code).toBe('second-step-needed');
  });

  it('puts the address back after the new one was confirmed, and takes every way in of whoever had it', async () => {
    const person = await taken();
    await app.database.pool.query(`update users set google_subject = 'of the thief' where id = $1`, [
      person.id,
    ]);
    const { status, body } = await undo(person.link);
    expect(status).toBe(200);
    expect(await rowOf(person)).toMatchObject({
      email: person.email,
      google: null,
      sessions: 0,
      devices: 0,
      metadata: { emailConfirmedAt: expect.any(String) },
    });
    await forgot(person.thiefs);
    expect(await mailedToken(app, person.thiefs, 'forgot-password')).toBe('');
    expect((await choose(body['resetToken'], NEW_PIN)).status).toBe(200);
    expect((await enter(person.email, NEW_PIN)).body.code).toBe('second-step-needed');
    const { rows } = await app.database.pool.query(
      `select count(*)::int as told from audit_entries where subject_id = $1 and act = 'email-change-undone'`,
      [person.id],
    );
    expect(rows).toEqual([{ told: 1 }]);
  });

  it('wins over the link that confirms, whichever is pressed first of the two at one moment', async () => {
    const person = await owner();
    const email = newAddress();
    await askForEmail(person.browser, email);
    const [confirms, undoes] = [
      await mailedToken(app, email, 'confirm-email'),
      await mailedToken(app, person.email, 'undo-email'),
    ];
    const [confirmed, undone] = await Promise.all([confirm(confirms), undo(undoes)]);
    expect([200, 410]).toContain(confirmed.status);
    expect(undone.status).toBe(200);
    expect(await rowOf(person)).toMatchObject({ email: person.email, sessions: 0 });
  });

  it('works for seven days from the confirmation, and no longer', async () => {
    const person = await owner();
    const email = newAddress();
    await askForEmail(person.browser, email);
    const [link, token] = [
      await mailedToken(app, person.email, 'undo-email'),
      await mailedToken(app, email, 'confirm-email'),
    ];
    app.wait(EMAIL_UNDO_DAYS * DAY_MS - 60_000);
    expect((await confirm(token)).status).toBe(200);
    const late = await taken();
    app.wait(EMAIL_UNDO_DAYS * DAY_MS - 60_000);
    expect((await undo(link)).status).toBe(200);
    app.wait(120_000);
    expect((await undo(late.link)).body.code).toBe('link-expired');
    expect(await rowOf(late)).toMatchObject({ email: late.thiefs });
  });

  it('of an older address stands above those of later ones', async () => {
    const person = await taken();
    const again = newAddress();
    const thief = visitor();
    await forgot(person.thiefs);
    await choose(await mailedToken(app, person.thiefs, 'forgot-password'), THIEFS_PIN);
    const asked = { identifier: person.sacredId, pin: THIEFS_PIN };
    await thief.post('/api/auth/v2/pin/login', asked);
    const [letter] = await app.mailedTo(person.thiefs);
    await thief.post('/api/auth/v2/pin/login', { ...asked, code: /\d{6}/.exec(letter?.subject ?? '')?.[0] });
    await thief.post('/api/accounts/prove', { pin: THIEFS_PIN });
    await thief.put('/api/auth/update-profile', { email: again });
    await confirm(await mailedToken(app, again, 'confirm-email'));
    expect(await rowOf(person)).toMatchObject({ email: again });
    const thiefsLink = await mailedToken(app, person.thiefs, 'undo-email');
    expect((await undo(person.link)).status).toBe(200);
    expect((await undo(thiefsLink)).status).toBe(410);
    expect(await rowOf(person)).toMatchObject({ email: person.email, sessions: 0 });
  });

  it('gets the address back from an account somebody opened with it meanwhile', async () => {
    const person = await taken();
    const squatter = await signUp(visitor(), { email: person.email });
    expect((await undo(person.link)).status).toBe(200);
    expect([(await rowOf(person))?.['email'], (await rowOf(squatter))?.['email']]).toEqual([
      person.email,
      null,
    ]);
  });

  it('is worth nothing over a confirmed address where nobody confirmed the old one', async () => {
    const browser = visitor();
    const mistyped = await signUp(browser);
    const right = newAddress();
    await askForEmail(browser, right);
    const strangers = await mailedToken(app, mistyped.email, 'undo-email');
    await confirm(await mailedToken(app, right, 'confirm-email'));
    expect((await undo(strangers)).status).toBe(410);
    expect(await rowOf(mistyped)).toMatchObject({ email: right });
  });

  it('is no other link: neither confirms, nor chooses a PIN, nor is made up', async () => {
    const person = await taken();
    expect((await confirm(person.link)).status).toBe(410);
    expect((await choose(person.link, NEW_PIN)).status).toBe(410);
    expect((await undo('x'.repeat(43))).status).toBe(410);
    expect((await undo('')).status).toBe(400);
    expect((await undo(person.link)).status).toBe(200);
  });
});

it('while a change can be undone, a sign-in code goes to both addresses, and afterwards to the new one alone', async () => {
  const person = await taken();
  const codesTo = async (email: string) =>
    (await app.mailedTo(email)).flatMap(({ subject }) => /^\d{6}/.exec(subject)?.[0] ?? []);
  expect((await enter(person.sacredId, PIN)).body.code).toBe('second-step-needed');
  const [code] = await codesTo(person.email);
  expect(code).toBeDefined();
  expect(await codesTo(person.thiefs)).toEqual([code]);
  const back = await visitor().post('/api/auth/v2/pin/login', {
    identifier: person.sacredId,
    pin: PIN,
    code,
  });
  expect(back.status).toBe(200);
  app.wait(EMAIL_UNDO_DAYS * DAY_MS + 1);
  expect((await enter(person.sacredId, PIN)).body.code).toBe('second-step-needed');
  expect(await codesTo(person.email)).toHaveLength(1);
  expect(await codesTo(person.thiefs)).toHaveLength(2);
});

describe('a forgotten PIN while a change of address can be undone', () => {
  it('takes nothing from the owner that they could come back by, and is mailed to the old address too', async () => {
    const person = await taken();
    await forgot(person.thiefs);
    const [thiefs, owners] = [
      await mailedToken(app, person.thiefs, 'forgot-password'),
      await mailedToken(app, person.email, 'forgot-password'),
    ];
    expect(owners).not.toBe('');
    expect((await choose(thiefs, THIEFS_PIN)).status).toBe(200);
    const after = await rowOf(person);
    expect(after).toMatchObject({ email: person.thiefs, hasPassword: true, sessions: 0 });
    expect(after?.['devices']).toBeGreaterThan(0);
    expect(after?.['metadata']).not.toHaveProperty('emailVerifiedAt');
    expect((await undo(person.link)).status).toBe(200);
  });

  it('asked for from the old address, puts it back with the new PIN', async () => {
    const person = await taken();
    for (let time = 0; time < 4; time += 1) await forgot(person.thiefs);
    app.wait(3_600_000);
    await forgot(person.email);
    const token = await mailedToken(app, person.email, 'forgot-password');
    expect((await choose(token, NEW_PIN)).status).toBe(200);
    expect(await rowOf(person)).toMatchObject({ email: person.email, sessions: 0, devices: 0 });
    expect((await undo(person.link)).status).toBe(410);
    const pair = { sacredId: person.sacredId, email: person.thiefs };
    expect((await visitor().post('/api/auth/v2/pin/reset-pin', pair)).body.code).toBe(
      'sacred-id-email-mismatch',
    );
  });

  it('of an older address by Sacred ID and that address goes there', async () => {
    const person = await taken();
    const pair = { sacredId: person.sacredId, email: person.email };
    expect((await visitor().post('/api/auth/v2/pin/reset-pin', pair)).status).toBe(200);
    expect(await mailedToken(app, person.email, 'forgot-password')).not.toBe('');
    expect(await mailedToken(app, person.thiefs, 'forgot-password')).toBe('');
  });
});
