import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';

const SIGN_UP = {
  email: 'ama@example.org',
  password: 'long enough to keep',
  firstName: '  Ama ',
  lastName: ' Mensah ',
  role: 'student',
  age: 17,
  gradeLevel: 11,
};
const { email, password } = SIGN_UP;
/** What spec §7 reads of the person who is signed in. */
const AMA = {
  id: expect.any(String),
  firstName: 'Ama',
  lastName: 'Mensah',
  name: 'Ama Mensah',
  email,
  age: 17,
  gradeLevel: 11,
  role: 'student',
  avatarUrl: null,
};
const [PIN, NEXT_PIN] = ['7294', '8361'];

let app: TestApp;
let browser: Client;
let token: string;

async function call(method: 'get' | 'post' | 'put', path: string, body: object = {}) {
  const url = `/api/auth/${path}`;
  const answer = method === 'get' ? await browser.get(url) : await browser[method](url, body);
  return [answer.statusCode, answer.json<unknown>()];
}

beforeAll(async () => {
  app = await startTestApp();
  browser = app.visitor();
});
afterAll(() => app.close());

describe('the calls of spec §7, in the order a person makes them', () => {
  it('check-session knows nobody yet', async () => {
    expect(await call('get', 'check-session')).toEqual([200, { authenticated: false, user: null }]);
  });

  it('register answers token and user', async () => {
    const [status, body] = await call('post', 'register', SIGN_UP);
    expect([status, body]).toMatchObject([200, { success: true, token: expect.any(String), user: AMA }]);
    ({ token } = body as { token: string });
  });

  it('check-session answers authenticated and user', async () => {
    expect(await call('get', 'check-session')).toMatchObject([200, { authenticated: true, user: AMA }]);
  });

  it('profile answers the user of a bearer token', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.visitor().get('/api/auth/profile', { headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { user: AMA }]);
  });

  it('update-profile answers success, data and message', async () => {
    const done = { success: true, data: { ...AMA, gradeLevel: 12 }, message: expect.any(String) };
    expect(await call('put', 'update-profile', { gradeLevel: 12 })).toMatchObject([200, done]);
    await call('put', 'update-profile', { gradeLevel: 11 });
  });

  it('set-pin, verify and change-pin answer success', async () => {
    const set = await call('post', 'v2/pin/set-pin', { email, pin: PIN, currentPassword: password });
    const verified = await call('post', 'v2/pin/verify', { email, pin: PIN });
    const changed = await call('post', 'v2/pin/change-pin', { email, currentPin: PIN, newPin: NEXT_PIN });
    const done = [200, { success: true }];
    expect([set, verified, changed]).toEqual([done, done, done]);
  });

  it('reset-pin answers success', async () => {
    expect(await call('post', 'v2/pin/reset-pin', { email })).toEqual([200, { success: true }]);
  });

  it('logout ends the session', async () => {
    expect(await call('post', 'logout')).toEqual([200, { success: true }]);
    expect(await call('get', 'check-session')).toEqual([200, { authenticated: false, user: null }]);
  });

  it('pin/login and login answer the user', async () => {
    const byPin = await call('post', 'v2/pin/login', { identifier: email, pin: NEXT_PIN });
    expect(byPin).toMatchObject([200, { success: true, user: AMA }]);
    expect(await call('post', 'login', { email, password })).toMatchObject([200, { user: AMA }]);
    await call('post', 'logout');
  });
});

describe('a call of spec §7 that fails', () => {
  let signedIn: Client;
  beforeAll(async () => {
    ({ client: signedIn } = await app.signUpParent());
  });
  const wrong = 'not the password';
  it.each([
    ['post', 'login', { email, password: wrong }, 401, 'Login failed'],
    ['post', 'register', SIGN_UP, 400, 'Registration failed'],
    ['post', 'v2/pin/login', { identifier: email, pin: '0007' }, 401, 'Invalid Sacred ID or PIN'],
    ['post', 'v2/pin/verify', { email, pin: '0007' }, 401, 'PIN authentication failed'],
    ['post', 'v2/pin/set-pin', { email, pin: PIN, currentPassword: wrong }, 400, 'Failed to set PIN'],
    ['post', 'v2/pin/change-pin', { email, currentPin: '0007', newPin: PIN }, 400, 'Failed to change PIN'],
    ['post', 'v2/pin/reset-pin', { email, sacredId: 'nobody' }, 400, "Sacred ID and email don't match"],
    ['put', 'update-profile', { gradeLevel: 3 }, 401, 'No user is currently logged in'],
    ['get', 'profile', {}, 401, 'No user is currently logged in'],
  ] as const)(
    'says so in the words of the specification: %s %s',
    async (method, path, body, status, error) => {
      expect(await call(method, path, body)).toMatchObject([status, { success: false, error }]);
    },
  );

  it.each(['x'.repeat(43), 'bad', 'two words', 'ümlaut', 'x'.repeat(4_000), ''])(
    'says so to a bearer token nobody has, whoever the cookie is: %.20s',
    async (named) => {
      const headers = { authorization: `Bearer ${named}` };
      for (const caller of [app.visitor(), signedIn]) {
        const answer = await caller.get('/api/auth/profile', { headers });
        expect([answer.statusCode, answer.json()]).toMatchObject([
          401,
          { success: false, error: 'Failed to get user profile from token' },
        ]);
      }
      const changed = await signedIn.put('/api/auth/update-profile', { firstName: 'X' }, { headers });
      expect([changed.statusCode, changed.json()]).toMatchObject([
        401,
        { success: false, error: 'No user is currently logged in' },
      ]);
    },
  );
});
