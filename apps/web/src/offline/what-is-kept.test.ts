import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filesIn, keepDocument } from './keep-document.ts';
import { KEEP_HEADER, keyOf } from './kept-names.ts';
import { lookOf } from '@ori/contracts/look';
import { inLook, localeOf, noteLocale } from './look.ts';
import { awayAddress, htmlInLook, isFile, isOpenCall, surplusOf } from './what-is-kept.ts';

afterEach(() => vi.unstubAllGlobals());

const ORIGIN = 'https://ori.example';

describe('what the worker keeps', () => {
  it('is what answers everybody alike', () => {
    for (const path of [
      '/api/lessons/half-a-loaf-fair-shares',
      '/api/heritage/sites/chankillo',
      '/api/curriculum',
      '/api/curriculum/subjects/math',
      '/api/states/pa',
      '/api/texts/help/first-evening',
      '/api/worksheets/ready',
      '/api/tutor/helplines',
    ])
      expect([path, isOpenCall(path)]).toEqual([path, true]);
  });

  it('is never what the server knows of a person', () => {
    for (const path of [
      '/api/auth/check-session',
      '/api/auth/profile',
      '/api/users/me',
      '/api/families/f/children',
      '/api/progress/children',
      '/api/learning/home',
      '/api/lessons/half-a-loaf/answers',
      '/api/kim/cards',
      '/api/tutor/transcripts',
      '/api/worksheets/sheets',
      '/api/search',
      '/graphql',
    ])
      expect([path, isOpenCall(path)]).toEqual([path, false]);
  });

  it('is no other call, however its path begins or ends', () => {
    const open = ['lessons', 'heritage', 'curriculum', 'states', 'texts', 'kim', 'worksheets', 'tutor'];
    const other = fc.webPath().filter((path) => !open.some((name) => path.startsWith(`/${name}`)));
    fc.assert(fc.property(other, (path) => !isOpenCall(`/api${path}`)));
    fc.assert(fc.property(fc.webPath(), (path) => !isOpenCall(`/me/api/lessons${path}`)));
    fc.assert(
      fc.property(fc.webPath(), (path) => isFile(`/assets/${path}`) && !isFile(`/api/assets${path}`)),
    );
  });

  it('goes by the path and the language, whatever else the address says', () => {
    expect(keyOf(`${ORIGIN}/help?q=pin&lng=es#top`, 'fr')).toBe(`${ORIGIN}/help?lng=fr`);
  });

  it('is at most so much: the oldest goes first', () => {
    expect(surplusOf(['a', 'b', 'c'], 2)).toEqual(['a']);
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(50), (kept, most) => {
        const gone = surplusOf(kept, most).length;
        return kept.length - gone === Math.min(kept.length, most);
      }),
    );
  });
});

describe('a document that is kept', () => {
  it('is named by its files alone', () => {
    const html = '<link href="/assets/a.css"><script src="/assets/b.js"></script><a href="/help">x</a>';
    expect(filesIn(html)).toEqual(['/assets/a.css', '/assets/b.js']);
  });

  it('is shown in the look chosen since', async () => {
    const html =
      '<html lang="fr" data-theme="dark" data-ink="saving"><meta name="color-scheme" content="dark"><p data-theme="dark">';
    const light =
      '<html lang="fr" data-theme="light" data-homeschool="on"><meta name="color-scheme" content="light"><p data-theme="dark">';
    expect(htmlInLook(html, lookOf('light.homeschool'))).toBe(light);
    const shown = async () => (await inLook(new Response(html))).text();
    expect(await shown()).toBe(html);
    vi.stubGlobal('cookieStore', { get: async () => ({ value: 'light.homeschool' }) });
    expect(await shown()).toBe(light);
  });

  it('is looked for in the language of its address, else the one chosen, else the last that came', async () => {
    noteLocale(new Response('', { headers: { 'content-language': 'es' } }));
    expect(await localeOf(`${ORIGIN}/help`)).toBe('es');
    vi.stubGlobal('cookieStore', { get: async () => ({ value: 'fr' }) });
    expect(await localeOf(`${ORIGIN}/help`)).toBe('fr');
    expect(await localeOf(`${ORIGIN}/help?lng=en`)).toBe('en');
  });

  it('is only one that the server lets be kept, and its files come with it', async () => {
    const kept: string[] = [];
    const put = async (key: string) => void kept.push(key);
    vi.stubGlobal('caches', { open: async () => ({ put, match: async () => undefined }) });
    const answer = (headers: Record<string, string>) => async (path: string) =>
      Object.assign(new Response('<script src="/assets/a.js">', { headers }), { url: `${ORIGIN}${path}` });
    vi.stubGlobal('fetch', answer({}));
    expect([await keepDocument('trip', '/dashboard'), kept]).toEqual([null, []]);
    vi.stubGlobal('fetch', answer({ [KEEP_HEADER]: 'open', 'content-language': 'fr' }));
    expect(await keepDocument('trip', '/help')).toBe(`${ORIGIN}/help?lng=fr`);
    expect(kept).toEqual([`${ORIGIN}/help?lng=fr`, '/assets/a.js']);
  });
});

describe('without network and without a copy', () => {
  it('one is led to the page that says what opens, and it knows where one wanted to go', () => {
    const away = new URL(awayAddress(new URL(`${ORIGIN}/cultures?at=2&b=c`), 'fr'));
    expect([away.origin, away.pathname, away.searchParams.get('lng')]).toEqual([ORIGIN, '/offline', 'fr']);
    expect(away.searchParams.get('from')).toBe('/cultures?at=2&b=c');
  });
});
