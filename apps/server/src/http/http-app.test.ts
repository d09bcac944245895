import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBareApp } from '../testing/bare-app.ts';
import { createClient, type Client } from '../testing/client.ts';
import type { HttpApp } from './http-app.ts';
import { createLog } from './request-log.ts';

const input = z.object({
  name: z.string().min(1, 'Please enter a name'),
  nested: z.object({ age: z.int() }).strict(),
});
const logged: string[] = [];
let app: HttpApp;
let client: Client;

beforeAll(async () => {
  app = await createBareApp({ log: createLog('info', { write: (line) => void logged.push(line) }) });
  app.post(
    '/api/echo',
    { config: { operation: 'site.contact' }, schema: { body: input } },
    async ({ body }) => body,
  );
  app.get('/api/break', { config: { operation: 'site.health' } }, async () => {
    throw Object.assign(new Error('Failed query'), { query: 'select $1', params: ['ada@example.org'] });
  });
  app.get('/api/down', { config: { operation: 'site.health' } }, async () => {
    throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
  });
  app.get(
    '/api/wrong-shape',
    { config: { operation: 'site.health' }, schema: { response: { 200: input } } },
    async () => ({}) as never,
  );
  app.get('/api/locale', { config: { operation: 'site.health' } }, async ({ locale }) => ({ locale }));
  app.get('/api/children', { config: { operation: 'families.children' } }, async () => ({ children: [] }));
  app.get(
    '/api/limited',
    { config: { operation: 'site.health', rateLimit: { max: 2, timeWindow: '1 minute' } } },
    async () => 'ok',
  );
  await app.ready();
  client = createClient(app);
});
afterAll(() => app.close());

describe('failures', () => {
  it('names the first broken field in words, and all of them by name', async () => {
    const answer = await client.post('/api/echo', { name: '', nested: { age: 'x', extra: 1 } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'invalid-input',
      error: 'Please enter a name',
      field: 'name',
      fields: { name: 'Please enter a name', 'nested.extra': 'This field is not known' },
    });
  });

  it.each([
    ['a broken body', '{"name":', 'application/json', 400, 'invalid-input'],
    ['an empty body', '', 'application/json', 400, 'invalid-input'],
    ['a prototype key', '{"__proto__":{"admin":true}}', 'application/json', 400, 'invalid-input'],
    ['no JSON', 'name=x', 'application/x-www-form-urlencoded', 415, 'unsupported-media'],
    ['too much', JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json', 413, 'body-too-large'],
  ])('answers %s with its own status', async (_what, payload, type, status, code) => {
    const answer = await client.post('/api/echo', undefined, { payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, code });
  });

  it('tells nothing of the inside of an unexpected error, but the request to look up', async () => {
    for (const url of ['/api/break', '/api/wrong-shape']) {
      const answer = await client.get(url);
      expect(answer.statusCode).toBe(500);
      const requestId = answer.headers['x-request-id'];
      expect(answer.json()).toEqual({
        success: false,
        code: 'unexpected',
        error: 'Something went wrong',
        requestId,
      });
    }
  });

  it('asks to come back while the database is away', async () => {
    const answer = await client.get('/api/down');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it.each(['/api/nothing', '/nothing', '/api/%zz'])('answers %s as JSON, below 500', async (url) => {
    const answer = await client.get(url);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ success: false });
  });

  it('refuses calls past a route’s own limit, and says when to come back', async () => {
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await client.get('/api/limited')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await client.get('/api/limited');
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await createClient(app, '10.0.0.9').get('/api/limited')).statusCode).toBe(200);
  });
});

describe('log', () => {
  it('has a line for each request, without query values, bodies, cookies or query parameters', async () => {
    await client.get('/api/locale?lng=es&email=ada@example.org');
    await client.get('/api/break');
    await client.post('/api/echo', { name: 'Ada Lovelace', nested: { age: 8 } });
    const text = logged.join('\n');
    expect(text).toContain('"route":"/api/locale"');
    for (const secret of ['ada@example.org', 'Ada Lovelace', client.cookies.get('ori_csrf') ?? '-']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('answers', () => {
  it('are kept by no cache, and travel compressed when it is worth it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const large = await client.post(
      '/api/echo',
      { name: 'word '.repeat(1_000), nested: { age: 8 } },
      { headers },
    );
    expect(large.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'br' });
    expect(large.rawPayload.length).toBeLessThan(200);
    const small = await client.post('/api/echo', { name: 'word', nested: { age: 8 } }, { headers });
    expect(small.headers['content-encoding']).toBeUndefined();
  });
});

describe('locale', () => {
  it.each([
    ['/api/locale?lng=es-MX', 'ori_lng=fr', 'es'],
    ['/api/locale?lng=xx', 'ori_lng=fr', 'fr'],
    ['/api/locale', '', 'en'],
  ])('%s with cookie %s speaks %s', async (url, cookie, locale) => {
    const answer = await app.inject({ url, headers: { cookie } });
    expect(answer.json()).toEqual({ locale });
  });

  it('falls back to the language of the account', async () => {
    const answer = await app.inject({ url: '/api/locale', headers: { 'x-test-role': 'parent' } });
    expect(answer.json()).toEqual({ locale: 'fr' });
  });
});

describe('access guard', () => {
  it.each([
    [undefined, 401, 'not-signed-in'],
    ['student', 403, 'not-allowed'],
    ['admin', 403, 'not-allowed'],
  ])('refuses role %s before the handler', async (role, status, code) => {
    const answer = await app.inject({
      url: '/api/children',
      headers: role === undefined ? {} : { 'x-test-role': role },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, code });
  });

  it('lets the right role through', async () => {
    const answer = await app.inject({ url: '/api/children', headers: { 'x-test-role': 'parent' } });
    expect(answer.statusCode).toBe(200);
  });

  it('stops the start when a route names no operation of the table', async () => {
    const other = await createBareApp();
    expect(() => other.get('/api/new', async () => 'open')).toThrow(/names no operation/);
    expect(() =>
      other.get('/api/new', { config: { operation: 'constructor' as never } }, async () => 'open'),
    ).toThrow(/names no operation/);
    await other.close();
  });
});
