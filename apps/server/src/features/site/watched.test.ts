import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** As a browser sends it: by itself, in its own type, with no token. */
const send = (report: unknown, type = 'application/csp-report') =>
  family.http.inject({
    method: 'POST',
    url: '/api/policy-reports',
    headers: { 'content-type': type },
    payload: typeof report === 'string' ? report : JSON.stringify(report),
  });

const kept = async () =>
  (await family.database.pool.query('select level, message, path from client_logs')).rows;

const report = {
  'document-uri': 'https://learn.example/dashboard/parent?child=ivy',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://elsewhere.example/a.js?user=ivy',
  'source-file': 'https://learn.example/assets/x.js',
  'line-number': 4,
  disposition: 'enforce',
};

it('keeps what a browser refused, without hosts and without what could tell of somebody', async () => {
  expect((await send({ 'csp-report': report })).statusCode).toBe(200);
  expect(await kept()).toEqual([
    {
      level: 'warn',
      message: 'Content policy: script-src-elem refused /a.js by /assets/x.js:4',
      path: '/dashboard/parent',
    },
  ]);
});

it('keeps nothing of what add-ons of a browser try', async () => {
  const before = await kept();
  const tried = { ...report, 'source-file': 'moz-extension://7f/inject.js' };
  expect((await send({ 'csp-report': tried })).statusCode).toBe(200);
  expect(await kept()).toEqual(before);
});

it('refuses what is no such report, and what is too large, and keeps none of it', async () => {
  const before = await kept();
  const large = { 'csp-report': { ...report, extra: 'x'.repeat(20_000) } };
  const refused = [
    await send('{'),
    await send({}),
    await send(report),
    await send('null'),
    await send(large),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 413]);
  expect(await kept()).toEqual(before);
});

it('tells finders of holes where to write, for half a year from the asking', async () => {
  family.clock.now = new Date('2026-12-01T00:00:00Z');
  const { headers, body } = await family.http.inject({ url: '/.well-known/security.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain('Expires: 2027-05-30T00:00:00.000Z\n');
  expect(body).toContain('Canonical: http://127.0.0.1:3000/.well-known/security.txt\n');
});
