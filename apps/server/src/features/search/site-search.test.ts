import { siteSearchAnswer } from '@ori/contracts/site-search';
import { JUDGED_SEARCHES } from '@ori/core/site-search/testing/judged';
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

  it.each([
    ['I want to die', 'en', 'America/New_York', /^Thank you for telling me\. You matter.*988.*911/s],
    ['je veux mourir', 'fr', 'Europe/Paris', /^Merci de me l’avoir dit\. Tu comptes.*3114.*112/s],
    ['quiero morir', 'es', 'Europe/Madrid', /^Gracias por decírmelo\. Tú importas.*024.*112/s],
  ])(
    'answers a cry with the tutor’s words and the lines of the country: %s',
    async (q, locale, timeZone, words) => {
      const { care } = await found({ q, locale, timeZone });
      expect(care).toMatch(words);
      // Nobody is told, so nobody is said to be.
      expect(care).not.toMatch(/will be told|sera prévenu|Se avisará/);
    },
  );

  it('points to the lines of every country where it is not known, and keeps nothing of a child’s cry', async () => {
    expect((await found({ q: 'I want to die' })).care).toContain('findahelpline.com');
    expect((await found({ q: 'I want to die', timeZone: 'Mars/Olympus' })).care).toContain(
      'findahelpline.com',
    );
    const parent = await app.signUpParent();
    const child = await app.addChild(parent);
    const answer = siteSearchAnswer.parse((await child.client.get('/api/search?q=I+want+to+die')).json());
    expect(answer.care).toMatch(/You matter/);
    const told = await app.database.pool.query('select 1 from tutor_alerts where child_id = $1', [
      child.user.id,
    ]);
    expect(told.rowCount).toBe(0);
    expect((await ask({ q: 'x', timeZone: 'x'.repeat(65) })).statusCode).toBe(400);
  });

  it('speaks to a grown-up as to one, and only where care is called for', async () => {
    const parent = await app.signUpParent();
    const grown = siteSearchAnswer.parse((await parent.client.get('/api/search?q=I+want+to+die')).json());
    expect(grown.care).toMatch(/a doctor, or a crisis line/);
    for (const { query: q, locale } of JUDGED_SEARCHES.slice(0, 40))
      expect(await found({ q, locale })).not.toHaveProperty('care');
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
