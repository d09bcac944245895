import { siteSearchAnswer } from '@ori/contracts/site-search';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.services.siteSearch.fill();
}, 120_000);
afterAll(() => app.close());

const ask = (query: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  app.visitor().get(`/api/search?${new URLSearchParams(query)}`, { headers });
const found = async (query: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  siteSearchAnswer.parse((await ask(query, headers)).json());

describe('searching the site', () => {
  it('is open to everybody, and nobody on the way keeps what was looked for', async () => {
    const answer = await ask({ q: 'fractions' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { results, total, kinds } = siteSearchAnswer.parse(answer.json());
    expect(results[0]?.kind).toBe('lesson');
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('answers in the language of the page, and in the one that is asked for', async () => {
    expect((await found({ q: 'fractions' }, { cookie: 'ori_lng=fr' })).results[0]?.title).toContain('part');
    const spanish = await found({ q: 'fracciones', locale: 'es' });
    expect(spanish.results[0]?.path).toMatch(/^\/lessons\//);
    expect(spanish.locale).toBe('es');
  });

  it('shows one kind alone and counts the others still', async () => {
    const all = await found({ q: 'fractions' });
    const sheets = await found({ q: 'fractions', kind: 'worksheet', limit: '3' });
    expect(sheets.results.map(({ kind }) => kind)).toEqual(['worksheet', 'worksheet', 'worksheet']);
    expect(sheets.kinds).toEqual(all.kinds);
  });

  it('marks what was looked for in what it shows', async () => {
    const [first] = (await found({ q: 'ahmose scribe' })).results;
    expect(first?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text.toLowerCase())).toContain(
      'ahmose',
    );
  });

  it('offers the spelling that was meant, and understands another language than the page’s', async () => {
    expect((await found({ q: 'dinosors ' })).meant?.trim()).toBe('dinosaurs');
    expect((await found({ q: 'fractions' })).meant).toBeNull();
    const through = await found({ q: 'tablas de multiplicar', locale: 'en' });
    expect(through.results[0]?.path).toBe('/w/ma-mult-facts-en-1');
  });

  it('leads no child to prices, and everybody else', async () => {
    const parent = await app.signUpParent();
    const child = await app.addChild(parent);
    for (const [{ client }, isLed] of [
      [parent, true],
      [child, false],
    ] as const) {
      const answer = siteSearchAnswer.parse((await client.get('/api/search?q=plans%20and%20prices')).json());
      expect(answer.results.some(({ path }) => path === '/pricing')).toBe(isLed);
      expect(answer.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(answer.total);
    }
    expect((await found({ q: 'plans and prices' })).results[0]?.path).toBe('/pricing');
  });

  it('leads to no page twice', async () => {
    for (const q of ['egypt', 'fractions', 'water', 'numbers', 'story']) {
      const paths = (await found({ q, limit: '50' })).results.map(({ path, title }) => `${path} ${title}`);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('finds nothing for nothing, and refuses what is too long or no kind', async () => {
    expect(await found({ q: '' })).toMatchObject({ results: [], total: 0, meant: null });
    expect(await found({ q: '?! …' })).toMatchObject({ results: [] });
    expect((await ask({ q: 'x'.repeat(201) })).statusCode).toBe(400);
    expect((await ask({ q: 'x', kind: 'gold' })).statusCode).toBe(400);
    expect((await ask({ q: 'x', limit: '51' })).statusCode).toBe(400);
  });

  it('answers whatever is typed', async () => {
    const visitor = app.visitor();
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 90 }).map(encoded), bytes.map(raw)),
        async (q) => {
          const { statusCode } = await visitor.get(`/api/search?q=${q}`);
          expect([200, 400]).toContain(statusCode);
        },
      ),
      { numRuns: 150 },
    );
  });
});

const encoded = (text: string): string => new URLSearchParams({ q: text }).toString().slice(2);
const raw = (bytes: readonly number[]): string =>
  bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
