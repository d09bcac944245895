import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, startAccounts } from './testing/accounts-app.ts';
import { openBrowser } from './testing/browser.ts';
import { PIN, formOf, signUp } from './testing/people.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());
const people = async () =>
  Number((await app.database.pool.query('select count(*) from users')).rows[0].count);

describe('POST /api/auth/register', () => {
  it('takes the form, signs in, and answers token and user', async () => {
    const browser = openBrowser(app.http);
    const { status, body } = await browser.post(
      '/api/auth/register',
      formOf({ fullName: '  Ana  María de la Cruz ' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        firstName: 'Ana',
        lastName: 'María de la Cruz',
        name: 'Ana María de la Cruz',
        role: 'parent',
        isActive: true,
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i);
    expect((await browser.get('/api/auth/check-session')).body).toMatchObject({
      authenticated: true,
      user: body['user'],
    });
  });

  it("takes the spec's e-mail-and-password payload with age and grade", async () => {
    const payload = {
      email: 'student@example.org',
      password: 'correct horse',
      firstName: ' Kofi ',
      lastName: ' Mensah ',
      role: 'STUDENT',
      age: 16,
      gradeLevel: 10,
    };
    const { status, body } = await openBrowser(app.http).post('/api/auth/register', payload);
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({
      firstName: 'Kofi',
      lastName: 'Mensah',
      role: 'student',
      ageGroup: 'high',
      age: 16,
      gradeLevel: 10,
    });
  });

  it.each([
    ['admin', { role: 'admin' }, 400, 'invalid-input', 'role'],
    ['a student who tells of no age', { role: 'student' }, 400, 'age-needed', 'ageGroup'],
    ['an unknown role that tells of no age', { role: 'superuser' }, 400, 'age-needed', 'ageGroup'],
    ['a child', { role: 'student', ageGroup: 'middle' }, 403, 'grown-up-needed', undefined],
    [
      'a young learner of no country',
      { role: 'student', ageGroup: 'high', country: undefined },
      400,
      'country-needed',
      'country',
    ],
    [
      'one who tells no age in Germany',
      { role: 'student', ageGroup: 'high', country: 'DE' },
      400,
      'age-needed',
      'age',
    ],
    [
      'one of 15 in Germany',
      { role: 'student', ageGroup: 'high', country: 'DE', age: 15 },
      403,
      'grown-up-needed',
      undefined,
    ],
    ['a country nobody knows', { country: 'QQ' }, 400, 'invalid-input', 'country'],
    ['PINs that differ', { pinConfirmation: '1' }, 400, 'pins-differ', 'pinConfirmation'],
    ['terms not agreed', { termsAgreed: false }, 400, 'terms-not-agreed', 'termsAgreed'],
    ['a common PIN', { pin: '1111', pinConfirmation: '1111' }, 400, 'pin-too-common', 'pin'],
    ['a PIN of three digits', { pin: '123' }, 400, 'invalid-input', 'pin'],
    ['a leaked password', { password: 'password123' }, 400, 'password-too-common', 'password'],
    [
      'a leaked password in disguise',
      { password: 'Azertyuiop2026!' },
      400,
      'password-too-common',
      'password',
    ],
    ['digits in their order', { password: '1234567890' }, 400, 'password-too-common', 'password'],
    ['one character', { password: 'ffffffffffff' }, 400, 'password-too-plain', 'password'],
    ['the own name', { password: 'lamp okafor stone' }, 400, 'password-names-you', 'password'],
    [
      'the own mailbox',
      { password: 'nine-ada.lo-tides', email: 'ada.lo@example.org' },
      400,
      'password-names-you',
      'password',
    ],
    ['no credential', { pin: undefined, sacredId: undefined }, 400, 'credential-missing', undefined],
  ])('refuses %s and stores nothing', async (_name, changes, status, code, field) => {
    const before = await people();
    const answer = await openBrowser(app.http).post('/api/auth/register', formOf(changes));
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    expect(answer.body.field).toBe(field);
    expect(await people()).toBe(before);
  });

  it("refuses a taken Sacred ID in the spec's words, without case", async () => {
    const { sacredId } = await signUp(openBrowser(app.http));
    const answer = await openBrowser(app.http).post(
      '/api/auth/register',
      formOf({ sacredId: sacredId.toUpperCase() }),
    );
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error: 'This Sacred ID is already taken', field: 'sacredId' });
  });

  it('tells that an address has an account to its owner alone', async () => {
    const { email } = await signUp(openBrowser(app.http));
    const answer = await openBrowser(app.http).post('/api/auth/register', formOf({ email }));
    expect(answer.body).toEqual({
      success: false,
      error: 'Registration failed',
      code: 'registration-failed',
    });
    expect((await app.mailedTo(email)).map((letter) => letter.subject)).toEqual([
      'You already have an account at Ori Academy',
      'Is this your e-mail address?',
    ]);
  });

  it('gives one of two who want the same Sacred ID at once', async () => {
    const sacredId = 'Contested';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => openBrowser(app.http).post('/api/auth/register', formOf({ sacredId }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('makes an unknown role a student, and knows no key that would make more of them', async () => {
    const form = formOf({ role: 'superuser', ageGroup: 'adult', isAdmin: true, metadata: { demo: true } });
    const { body } = await openBrowser(app.http).post('/api/auth/register', form);
    expect(body['user']).toMatchObject({ role: 'student', ageGroup: 'adult', metadata: {} });
  });
});

describe('GET /api/accounts/sacred-id', () => {
  it('tells free from taken and suggests free ones', async () => {
    const { sacredId } = await signUp(openBrowser(app.http));
    const browser = openBrowser(app.http);
    expect((await browser.get('/api/accounts/sacred-id?sacredId=Nobody-Yet')).body).toMatchObject({
      available: true,
      suggestions: [],
    });
    const { body } = await browser.get(`/api/accounts/sacred-id?sacredId=${sacredId.toLowerCase()}`);
    expect(body['available']).toBe(false);
    expect(body['suggestions']).toHaveLength(3);
  });

  it('is limited by address, over all processes', async () => {
    const address = '203.0.113.77';
    const { rows } = await app.database.pool.query<{ key: string }>('select key from pin_failures');
    const browser = openBrowser(app.http, address);
    await browser.get('/api/accounts/sacred-id?sacredId=abc');
    const fresh = await app.database.pool.query<{ key: string }>(
      `update pin_failures set count = 600 where key like 'sacred-id:%' and key <> all ($1) returning key`,
      [rows.map((row) => row.key)],
    );
    expect(fresh.rows).toHaveLength(1);
    expect((await browser.get('/api/accounts/sacred-id?sacredId=abc')).status).toBe(429);
    expect((await openBrowser(app.http).get('/api/accounts/sacred-id?sacredId=abc')).status).toBe(200);
  });
});

describe('POST /api/accounts/ask-grown-up', () => {
  it('mails a link and stores nothing of anybody', async () => {
    const before = await people();
    const browser = openBrowser(app.http);
    const { status } = await browser.post('/api/accounts/ask-grown-up', {
      email: 'mother@example.org',
      locale: 'fr',
    });
    expect(status).toBe(200);
    const [letter] = await app.mailedTo('mother@example.org');
    expect(letter?.subject).toBe('Un enfant aimerait apprendre sur Ori Academy');
    expect(letter?.text).toMatch(/http:\/\/ori\.test\/account-type\?invitation=[\w.-]+/);
    expect(await people()).toBe(before);
    const { rows } = await app.database.pool.query('select count(*) from one_time_tokens');
    expect(Number(rows[0].count)).toBe(0);
  });

  it('proves the address to the sign-up that follows, and no other address', async () => {
    await openBrowser(app.http).post('/api/accounts/ask-grown-up', { email: 'father@example.org' });
    const [letter] = await app.mailedTo('father@example.org');
    const invitation = /invitation=([\w.-]+)/.exec(letter?.text ?? '')?.[1];
    const other = await openBrowser(app.http).post('/api/auth/register', formOf({ invitation }));
    expect(other.body['user']).toMatchObject({ metadata: {} });
    const own = await openBrowser(app.http).post(
      '/api/auth/register',
      formOf({ invitation, email: 'Father@example.org' }),
    );
    expect(own.body['user']).toMatchObject({ metadata: { emailVerifiedAt: expect.any(String) } });
  });

  it('writes to one grown-up three times a day at most, and answers the same', async () => {
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']) {
      const { status, body } = await openBrowser(app.http, address).post('/api/accounts/ask-grown-up', {
        email: 'aunt@example.org',
      });
      expect([status, body]).toEqual([200, { success: true }]);
    }
    expect(await app.mailedTo('aunt@example.org')).toHaveLength(3);
  });
});

it('keeps a PIN as an argon2id hash that verifies nothing without the pepper', async () => {
  const { id, sacredId } = await signUp(openBrowser(app.http), { role: 'student', ageGroup: 'adult' });
  const { rows } = await app.database.pool.query<{ pin_hash: string }>(
    'select pin_hash from users where id = $1',
    [id],
  );
  expect(rows[0]?.pin_hash).toMatch(/^\$argon2id\$/);
  const dump = await openAccountsApp(app.database, {
    secrets: { session: 's'.repeat(32), pepper: 'another pepper'.repeat(3) },
  });
  const stolen = await openBrowser(dump.http).post('/api/auth/v2/pin/login', {
    identifier: sacredId,
    pin: PIN,
  });
  await dump.close();
  expect(stolen.body.error).toBe('Invalid Sacred ID or PIN');
  const own = await openBrowser(app.http).post('/api/auth/v2/pin/login', { identifier: sacredId, pin: PIN });
  expect(own.status).toBe(200);
});
