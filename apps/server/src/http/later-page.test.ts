import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBareApp } from '../testing/bare-app.ts';
import { sendFailure } from './failures.ts';
import type { HttpApp } from './http-app.ts';

/** What a browser asks a page with. */
const OPENED = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let app: HttpApp;

beforeAll(async () => {
  app = await createBareApp();
  const page = { config: { operation: 'site.page', viewer: false } } as const;
  app.get('/full', page, (_request, reply) => sendFailure(reply, 'unavailable'));
  app.get('/held', page, (_request, reply) =>
    sendFailure(reply.header('retry-after', 7), 'too-many-requests'),
  );
  app.get('/broken', page, () => {
    throw new Error('inside');
  });
  app.get('/api/full', { config: { operation: 'courses.list' } }, (_request, reply) =>
    sendFailure(reply, 'unavailable'),
  );
});
afterAll(() => app.close());

const open = (url: string, language: string) =>
  app.inject({ url, headers: { ...OPENED, 'accept-language': language } });

describe('a page that does not come for now', () => {
  it.each([
    ['/full', 'en', 503, 'We’re busy right now', 'Try again'],
    ['/full', 'fr', 503, 'Beaucoup de monde en ce moment', 'Réessayer'],
    ['/held', 'en', 429, 'Please wait 7 seconds', 'Try again'],
    ['/held', 'es', 429, 'Espere 7 segundos', 'Intentar de nuevo'],
    ['/broken', 'fr', 500, 'Quelque chose s’est mal passé', 'Réessayer'],
  ])('says so to who opened it: %s in %s', async (url, language, status, said, again) => {
    const { statusCode, headers, body } = await open(url, language);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-language']).toBe(language);
    expect(headers['retry-after'] === undefined).toBe(status === 500);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(said);
    // The address asked for is nowhere in the page: it could lead to another site.
    expect(body).toContain(`<a class="first" href="">${again}</a>`);
    expect(body).not.toMatch(/<script|inside/);
  });

  it('is styled by the one sheet that its policy names', async () => {
    const { headers, body } = await open('/full', 'en');
    const sheet = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('is told as JSON to programs, and calls always are', async () => {
    for (const answer of [await app.inject('/full'), await open('/api/full', 'en')])
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  });
});
