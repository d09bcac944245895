import { PIN_FAILURES_PER_ADDRESS_PER_HOUR } from '@ori/contracts/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from './testing/app.ts';
import { NAMED_OPERATOR } from './testing/named-operator.ts';

const SESSION = '__Host-ori_session';
const PIN = '7294';
let app: TestApp;
let parent: Person;
beforeAll(async () => {
  const publicUrl = 'https://ori.example';
  const production = { isProduction: true, publicUrl, hasRateLimits: true, outboxFolder: null };
  app = await startTestApp({ ...NAMED_OPERATOR, ...production });
  parent = await app.signUpParent();
});
afterAll(() => app.close());

it('sends every page and answer with the headers that keep others out of it', async () => {
  for (const url of ['/', '/api/health', '/api/nothing', '/graphql']) {
    const { headers } = await app.visitor().get(url);
    expect(headers, url).toMatchObject({
      'strict-transport-security': expect.stringMatching(/max-age=\d{8,}.*includeSubDomains/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-(?:inline|eval)/);
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
  }
});

it('shows nothing there that is for those who build it', async () => {
  for (const url of ['/dev/outbox', '/api/docs'])
    expect((await app.visitor().get(url)).statusCode, url).toBe(404);
});

it('keeps sessions in cookies that no script, no other site and no other host has', async () => {
  const visitor = app.visitor();
  const child = await app.addChild(parent);
  const signedIn = await visitor.post('/api/auth/v2/pin/login', {
    identifier: child.child.sacredId,
    pin: child.pin,
  });
  expect(signedIn.statusCode, signedIn.body).toBe(200);
  const sessions = signedIn.cookies.filter(({ name }) => name.includes('session'));
  expect(sessions).toMatchObject([
    { name: SESSION, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
  ]);
  expect(sessions[0]).not.toHaveProperty('domain');
});

it('takes no session that somebody else chose', async () => {
  const child = await app.addChild(parent);
  const visitor = app.visitor();
  visitor.cookies.set(SESSION, 'chosen-by-somebody-else');
  await visitor.get('/api/auth/check-session');
  const token = visitor.cookies.get('ori_csrf') ?? '';
  expect(token).not.toBe('');
  const chosen = { [SESSION]: 'chosen-by-somebody-else' };
  await visitor.post('/api/auth/v2/pin/login', { identifier: child.child.sacredId, pin: child.pin });
  expect(visitor.cookies.get(SESSION)).not.toBe('chosen-by-somebody-else');
  const planted = await app.http.inject({ url: '/api/auth/check-session', cookies: chosen });
  expect(planted.json()).toMatchObject({ authenticated: false });
});

it('counts one address as one, whatever it says of where it comes from and with what', async () => {
  const child = await app.addChild(parent);
  const identifier = child.child.sacredId;
  const from = async (address: string, name: string, pin: string, n = 0) => {
    const headers = {
      'x-forwarded-for': `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
      'user-agent': `Browser ${n}`,
    };
    return (await app.visitor(address).post('/api/auth/v2/pin/login', { identifier: name, pin }, { headers }))
      .statusCode;
  };
  for (let n = 0; n < PIN_FAILURES_PER_ADDRESS_PER_HOUR; n += 1)
    await from('203.0.113.50', `nobody-${n}`, '8361', n);
  expect(await from('203.0.113.50', identifier, PIN, 200)).toBe(429);
  expect(await from('203.0.113.51', identifier, PIN)).toBe(200);
});
