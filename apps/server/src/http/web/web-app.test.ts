import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBareApp } from '../../testing/bare-app.ts';
import { makeWebBuild, STYLE } from '../../testing/web-build.ts';
import { createDrawing, type Drawing } from '../../drawing/drawing.ts';
import type { HttpApp } from '../http-app.ts';
import { RATES } from '../rates.ts';
import { webAppRoutes } from './web-app.routes.ts';

const SITE = { publicUrl: 'http://127.0.0.1:3000', contentVersion: 'v1' };
let webDir: string;
let drawing: Drawing;
let app: HttpApp;
let origin: string;
const logged: string[] = [];

beforeAll(async () => {
  webDir = await makeWebBuild();
  drawing = createDrawing(webDir);
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  app = await createBareApp({ log });
  app.get('/api/words', { config: { operation: 'courses.list' } }, async ({ locale, viewer }) => ({
    locale,
    viewer,
  }));
  await app.register(webAppRoutes({ ...SITE, webDir, drawing }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await drawing.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const pricesFor = async (role: string) => (await get('/pricing', { 'x-test-role': role })).body;

describe('files', () => {
  it('sends what the build compressed, for ever, without a cookie', async () => {
    const answer = await get('/assets/entry-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export const a = 1;');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(answer.cookies).toEqual([]);
    const again = await get('/assets/entry-1a2b.js', {
      'accept-encoding': 'br',
      'if-none-match': String(answer.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends plain bytes to a browser that takes nothing else, and compresses what the build did not', async () => {
    expect((await get('/assets/entry-1a2b.js', { 'accept-encoding': 'br;q=0' })).body).toBe(
      'export const a = 1;',
    );
    const robots = await get('/robots.txt', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(robots.rawPayload).toString()).toBe('User-agent: *');
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
    // A cache that may keep it for everybody must not hand everybody the same forgery token.
    expect(robots.cookies).toEqual([]);
  });

  it('sends the service worker to be asked for again, and the one that goes where it is switched off', async () => {
    const worker = await get('/sw.js');
    expect([worker.body, worker.headers['cache-control']]).toEqual(['keeps', 'no-cache']);
    const off = await createBareApp();
    await off.register(webAppRoutes({ ...SITE, webDir, drawing, hasOffline: false }));
    expect((await off.inject({ url: '/sw.js' })).body).toBe('goes');
    await off.close();
  });

  it.each([
    '/assets/none.js',
    '/assets/../server/entry-server.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.vite/manifest.json',
    '/server/entry-server.js',
  ])('has no file at %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toMatch(/drawn = 0|"type"/);
    expect(String(answer.headers['cache-control'])).not.toMatch(/immutable/);
  });
});

/** The cookies of a language that an answer sets. */
const kept = async (url: string, headers: Record<string, string>): Promise<string[]> =>
  [(await get(url, headers)).headers['set-cookie'] ?? []]
    .flat()
    .filter((line) => line.startsWith('ori_lng='));

const spoken = async (url: string, headers: Record<string, string>) =>
  (await get(url, headers)).headers['content-language'];

const from = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress, headers });

describe('addresses that are made up', () => {
  it('are one drawing where the page does not read what differs', async () => {
    const urls = Array.from({ length: 40 }, (_, at) => `/?x=${at}&y${at}=${'z'.repeat(at)}`);
    const answers = await Promise.all(urls.map((url) => from('203.0.113.1', url)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await from('203.0.113.1', '/')).body).toBe(answers[0]?.body);
  });

  it('wait in a line of their own, which is short for each address and for all together', async () => {
    const hostile = Array.from({ length: 60 }, (_, at) => from('203.0.113.2', `/slow?q=${at}`));
    const crowd = Array.from({ length: 60 }, (_, at) => from(`198.51.100.${at}`, `/slow?q=crowd-${at}`));
    const [drawn, others] = [await Promise.all(hostile), await Promise.all(crowd)];
    const refused = (list: typeof drawn) => list.filter(({ statusCode }) => statusCode === 503);
    expect(refused(drawn)).toHaveLength(60 - 9);
    expect(refused(others)).toHaveLength(60 - 24);
    expect(refused(drawn)[0]?.headers['retry-after']).toBe('2');
    expect((await from('203.0.113.2', '/slow?q=later')).statusCode).toBe(200);
  });

  it('do not keep anybody else waiting for all of them', async () => {
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    const drawings = Array.from({ length: 9 }, (_, at) =>
      from('203.0.113.3', `/slow?q=${at}`).then(note('drawn')),
    );
    await Promise.all([...drawings, app.inject('/api/words').then(note('answered'))]);
    expect(order.indexOf('answered')).toBeLessThan(3);
  });

  it('are held back for a minute after so many that nobody else can use; what is kept still comes', async () => {
    await from('203.0.113.4', '/');
    const statuses: number[] = [];
    for (let at = 0; at < RATES.drawings.max + 3; at += 1)
      statuses.push((await from('203.0.113.4', `/found?q=${at}`)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATES.drawings.max);
    const held = await from('203.0.113.4', '/found?q=more');
    expect([held.statusCode, Number(held.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await from('203.0.113.4', '/')).statusCode).toBe(200);
    expect((await from('203.0.113.5', '/found?q=more')).statusCode).toBe(200);
  });

  it('cost little to pack: only what is kept is packed as small as can be', async () => {
    const once = await from('203.0.113.6', '/found?q=a', { 'accept-encoding': 'gzip, br' });
    const kept = await from('203.0.113.6', '/', { 'accept-encoding': 'gzip, br' });
    expect([once.headers['content-encoding'], kept.headers['content-encoding']]).toEqual(['gzip', 'br']);
  });
});

describe('documents', () => {
  it('are drawn once for each language and look, and kept compressed', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    const again = await get('/', { 'accept-encoding': 'br' });
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const other = await get('/', { cookie: 'ori_lng=fr; ori_theme=light', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(other.rawPayload).toString()).toContain('lang="fr" data-theme="light"');
    expect(other.headers['content-language']).toBe('fr');
    // Who was here before and tells of no look may remember one; a newcomer and who tells of one wait for no script.
    const known = await get('/', { cookie: 'ori_csrf=x', 'accept-encoding': 'identity' });
    expect(known.body).toContain('data-early');
    expect(brotliDecompressSync(first.rawPayload).toString()).not.toContain('data-early');
    expect(brotliDecompressSync(other.rawPayload).toString()).not.toContain('data-early');
    expect(first.headers).toMatchObject({
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': 'private, no-cache',
    });
    // Gone with the first admin.
    expect((await get('/setup')).headers['cache-control']).toBe('no-store');
    const unchanged = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    });
    expect(unchanged.statusCode).toBe(304);
  });

  it('come in the browser’s own language at a first visit, and in the chosen one ever after', async () => {
    const inFrench = { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' };
    expect(await spoken('/', inFrench)).toBe('fr');
    // Nothing was chosen, so nothing is kept.
    expect(await kept('/', inFrench)).toEqual([]);
    expect(await spoken('/?lng=es', inFrench)).toBe('es');
    expect(await spoken('/', { ...inFrench, cookie: 'ori_lng=en' })).toBe('en');
    expect(await spoken('/', { 'accept-language': 'de' })).toBe('en');
    expect(await spoken('/', {})).toBe('en');
  });

  it('tell which of them a browser may keep, and nothing of the others', async () => {
    expect((await get('/')).headers['ori-keep']).toBe('open');
    expect((await get('/private')).headers['ori-keep']).toBeUndefined();
    // Whoever opens it later without network may be a child.
    expect((await get('/pricing')).headers['ori-keep']).toBeUndefined();
  });

  it('of prices are kept for a child apart, and each for whom it was drawn', async () => {
    const [forGrownUps, forChildren] = [await pricesFor('parent'), await pricesFor('student')];
    expect(forChildren).not.toBe(forGrownUps);
    expect([await pricesFor('teacher'), await pricesFor('student')]).toEqual([forGrownUps, forChildren]);
  });

  it('wait together for one drawing', async () => {
    const bodies = await Promise.all(Array.from({ length: 5 }, () => get('/', { cookie: 'ori_lng=es' })));
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
  });

  it('carry a policy that allows their own style sheet by its hash and nothing inline else', async () => {
    const hash = createHash('sha256').update(STYLE).digest('base64');
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('remember the language of a link that was pressed, never of one that a worker fetched', async () => {
    const pressed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' };
    expect(await kept('/help?lng=fr', pressed)).toEqual([
      'ori_lng=fr; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    expect(await kept('/help?lng=fr', { ...pressed, cookie: 'ori_lng=fr' })).toEqual([]);
    expect(await kept('/help?lng=xx', pressed)).toEqual([]);
    expect(await kept('/help', { ...pressed, cookie: 'ori_lng=fr' })).toEqual([]);
    expect(await kept('/help?lng=fr', {})).toEqual([]);
    expect(await kept('/help?lng=fr', { 'sec-fetch-mode': 'cors' })).toEqual([]);
    expect(await kept('/help?lng=fr', { 'sec-fetch-mode': 'navigate' })).toEqual([]);
  });

  it('are drawn anew when they may not be kept', async () => {
    expect((await get('/private')).body).not.toBe((await get('/private')).body);
  });

  it('ask the API as a visitor in their own language, uncounted', async () => {
    const { body } = await get('/data', { cookie: 'ori_lng=fr; ori_session=x', 'x-test-role': 'parent' });
    expect(body).toContain('{"status":200,"body":{"locale":"fr","viewer":null}}');
  });

  it('answer 404 for a missing page and lead on where the route table does', async () => {
    expect((await get('/missing')).statusCode).toBe(404);
    const redirect = await get('/login');
    expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/auth']);
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/help//?lng=fr', '/help?lng=fr'],
    ['//evil.example/', '/evil.example'],
  ])('have one address: %s leads to %s', async (url, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, to]);
  });

  it.each(['//evil.example', '///evil.example'])(
    'are asked for by a path of ours when the address looks like another site: %s',
    async (url) => {
      expect((await get(url)).body).toContain('<body>/evil.example ');
    },
  );

  it.each([
    ['/..//evil.example', '/evil.example'],
    ['/./\\evil.example', '/evil.example'],
    ['/..//[', '/['],
  ])('are asked for by that path where dots lead to it, as it is sent: %s', async (sent, read) => {
    const asked = http.get({ host: '127.0.0.1', port: new URL(origin).port, path: sent });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toContain(`<body>${read} `);
  });

  it('show nothing of the inside when drawing fails', async () => {
    const answer = await get('/crash');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('inside');
  });

  it.each(['/api/none', '/graphql/none', '/api'])('leave %s to the API', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
  });
});

it('says what to do when the web app is not built', async () => {
  const bare = await createBareApp();
  await bare.register(webAppRoutes({ ...SITE, webDir: '/nowhere', drawing: createDrawing('/nowhere') }));
  const answer = await bare.inject({ url: '/' });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm start')]);
  await bare.close();
});

it('writes down why a page could not be drawn, and of its address the path alone', async () => {
  expect((await get('/torn?token=secret')).statusCode).toBe(500);
  const told = logged.filter((line) => line.includes('could not be drawn'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/a part is missing.*"page":"\/torn"|"page":"\/torn".*a part is missing/);
  expect(told[0]).not.toContain('secret');
});
