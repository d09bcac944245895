import type { SiteSearchAnswer } from '@ori/contracts/site-search';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPlaces } from './find-places.ts';
import { kindOfPath } from './opened/kind-of-path.ts';

const ASKED = { query: 'egypt', locale: 'en', kind: null, limit: 5 } as const;
const ANSWER: SiteSearchAnswer = {
  query: 'egypt',
  locale: 'en',
  results: [],
  total: 0,
  kinds: [],
  meant: null,
};
const kept = vi.hoisted(() => ({ pages: [] as unknown[] }));
vi.mock('./opened/opened-store.ts', () => ({ keptPages: async () => kept.pages }));

afterEach(() => {
  kept.pages = [];
  vi.unstubAllGlobals();
});

describe('looking for places', () => {
  it('asks the server in the language of the page', async () => {
    const fetched = vi.fn(async () => new Response(JSON.stringify(ANSWER)));
    vi.stubGlobal('fetch', fetched);
    expect(await findPlaces(ASKED)).toEqual({ from: 'site', answer: ANSWER });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(fetched).toHaveBeenCalledWith(
      `/api/search?q=egypt&limit=5&locale=en&timeZone=${encodeURIComponent(timeZone)}`,
      expect.anything(),
    );
  });

  it('answers from the pages opened here when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    const page = { kind: 'culture', text: 'The black land.', headings: [], passages: [] };
    kept.pages = [
      { ...page, path: '/about', kind: 'page', title: 'About', passages: ['Bread of Egypt.'] },
      { ...page, path: '/cultures/kemet', title: 'Kemet (ancient Egypt)' },
      { ...page, path: '/cultures/maya', title: 'Maya' },
    ];
    const { from, answer } = await findPlaces(ASKED);
    expect(from).toBe('opened');
    expect(answer?.results.map(({ path }) => path)).toEqual(['/cultures/kemet', '/about']);
  });

  it.each([
    ['I want to die', 'en', /You matter.*In danger right now/s],
    ['je veux mourir', 'fr', /Tu comptes.*En danger tout de suite/s],
    ['quiero morir', 'es', /Tú importas.*En peligro ahora mismo/s],
  ] as const)('has the tutor’s words of care without a server, too: %s', async (query, locale, words) => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    const { answer } = await findPlaces({ ...ASKED, query, locale });
    expect(answer?.care).toMatch(words);
  });

  it('does not pretend to be without a connection when the server refuses', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 429 }));
    expect(await findPlaces(ASKED)).toEqual({ from: 'nowhere', answer: null });
  });
});

describe('what is remembered of opened pages', () => {
  it('is what everybody can open, and nothing of one person’s doing', () => {
    expect(kindOfPath('/lessons/rhymes')).toBe('lesson');
    expect(kindOfPath('/w/ma-add20-en-1')).toBe('worksheet');
    expect(kindOfPath('/about')).toBe('page');
    expect(kindOfPath('/pricing')).toBeNull();
    for (const path of ['/w/k3x9-77aa', '/auth', '/checkout', '/search', '/verify', '/contact'])
      expect(kindOfPath(path)).toBeNull();
  });
});
