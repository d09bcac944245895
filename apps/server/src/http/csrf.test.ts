import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBareApp } from '../testing/bare-app.ts';
import { createClient } from '../testing/client.ts';
import type { HttpApp } from './http-app.ts';

const SESSION = 'ori_session';
let app: HttpApp;

beforeAll(async () => {
  app = await createBareApp();
  app.post('/api/change', { config: { operation: 'site.contact' } }, async () => ({ success: true }));
  app.post('/api/sign-in', { config: { operation: 'accounts.login' } }, async (_request, reply) => {
    reply.setCookie(SESSION, 'a new session', { path: '/', httpOnly: true });
    return { success: true };
  });
  app.get('/api/asset', { config: { operation: 'site.page', csrfCookie: false } }, async () => 'bytes');
  app.get('/api/auth/check-session', { config: { operation: 'accounts.checkSession' } }, async () => ({}));
  await app.ready();
});
afterAll(() => app.close());

const visited = async () => {
  const client = createClient(app);
  await client.get('/api/auth/check-session');
  return client;
};

it('gives a readable token of 32 bytes, sealed by a cookie no script can read', async () => {
  const answer = await app.inject({ url: '/api/auth/check-session' });
  const token = answer.cookies.find(({ name }) => name === 'ori_csrf');
  const seal = answer.cookies.find(({ name }) => name === 'ori_csrf_seal');
  expect(token?.value).toMatch(/^[0-9a-f]{64}$/);
  expect(token?.httpOnly).toBeUndefined();
  expect(seal).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

it('accepts a change that echoes its token', async () => {
  expect((await (await visited()).post('/api/change', {})).statusCode).toBe(200);
});

it.each([
  ['no token', { 'x-csrf-token': '' }],
  ['another token', { 'x-csrf-token': 'a'.repeat(64) }],
  ['another site, by origin', { origin: 'https://evil.example' }],
  ['a page without origin', { origin: 'null' }],
  ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour site', { 'sec-fetch-site': 'same-site' }],
])('refuses a change with %s', async (_what, headers) => {
  const answer = await (await visited()).post('/api/change', {}, { headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'csrf' });
});

it('refuses a token that was planted with a cookie but never sealed', async () => {
  const token = 'b'.repeat(64);
  const cookies = { ori_csrf: token, ori_csrf_seal: 'c'.repeat(43) };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/change',
    cookies,
    headers: { 'x-csrf-token': token },
  });
  expect(answer.statusCode).toBe(403);
});

it('refuses a visitor’s token once there is a session, and gives the session its own with the sign-in', async () => {
  const client = await visited();
  const before = new Map(client.cookies);
  await client.post('/api/sign-in', {});
  expect(client.cookies.get('ori_csrf')).not.toBe(before.get('ori_csrf'));
  expect((await client.post('/api/change', {})).statusCode).toBe(200);
  const cookies = { ...Object.fromEntries(before), [SESSION]: 'a new session' };
  const headers = { 'x-csrf-token': before.get('ori_csrf') ?? '' };
  const answer = await app.inject({ method: 'POST', url: '/api/change', cookies, headers });
  expect(answer.statusCode).toBe(403);
});

it('accepts our own origin and programs that are no browsers', async () => {
  const client = await visited();
  const headers = { origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
  expect(
    (
      await client.post(
        '/api/change',
        {},
        { headers: { ...headers, origin: 'http://localhost', host: 'localhost' } },
      )
    ).statusCode,
  ).toBe(200);
  expect((await client.post('/api/change', {})).statusCode).toBe(200);
});

it('keeps cookies off answers that caches may keep', async () => {
  expect((await app.inject({ url: '/api/asset' })).cookies).toEqual([]);
});
