import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marked } from './excerpt.ts';
import { searchSite } from './search-site.ts';
import type { SiteEntry } from './site-entry.ts';
import { createSiteIndex } from './site-index.ts';
import { wordingsOf } from './wordings.ts';

const entry = (
  kind: SiteEntry['kind'],
  id: string,
  title: string,
  more: Partial<SiteEntry> = {},
): SiteEntry => ({
  kind,
  id,
  path: `/${kind}/${id}`,
  title,
  place: '',
  text: '',
  aliases: [],
  about: [],
  passages: [],
  ...more,
});

const ENTRIES = [
  entry('lesson', 'bread', 'Sharing bread', { text: 'Fractions of a loaf.', aliases: ['fractions'] }),
  entry('worksheet', 'halves', 'Halves and fourths', { text: 'Fractions on paper.' }),
  entry('culture', 'kemet', 'Kemet', { text: 'The black land on the Nile.', aliases: ['Egypt'] }),
  entry('skill', 'signs', 'Writing with signs', { text: 'Scribes of Egypt wrote with hieroglyphs.' }),
  entry('page', 'sundial', 'Sundial'),
  entry('page', 'school', 'École à la maison'),
];

it('leads to the law of a state only who asks for one', () => {
  const index = indexOf([
    entry('law', 'us-ca', 'California', { place: 'homeschool law', aliases: ['California law'] }),
    entry('worksheet', 'sines', 'Laws of sines and cosines'),
  ]);
  const paths = (query: string) => searchSite({ en: index }, { query, locale: 'en', limit: 5 }).results;
  expect(paths('law california').map(({ path }) => path)[0]).toBe('/law/us-ca');
  expect(paths('law of ohm').filter(({ kind }) => kind === 'law')).toEqual([]);
});

function indexOf(entries: readonly SiteEntry[], synonyms: readonly (readonly string[])[] = []) {
  const index = createSiteIndex('en', synonyms);
  for (const each of entries) index.add(each);
  return index.finish();
}
const index = indexOf(ENTRIES, [['times tables', 'halves']]);
const search = (query: string) => searchSite({ en: index }, { query, locale: 'en', limit: 10 });
const ids = (query: string) => search(query).results.map(({ path }) => path.split('/')[2]);

describe('the index of the site', () => {
  it('puts what is called so before what mentions it', () => {
    expect(ids('egypt')).toEqual(['kemet', 'signs']);
    expect(ids('fractions')).toEqual(['bread', 'halves']);
  });

  it('finds a word that is begun, misspelt, in two pieces, without its accents or in other words', () => {
    expect(ids('hal')[0]).toBe('halves');
    expect(ids('fracshuns')[0]).toBe('bread');
    expect(ids('hyroglifs')[0]).toBe('signs');
    expect(ids('sun dial')[0]).toBe('sundial');
    expect(ids('ecole')[0]).toBe('school');
    expect(ids('times tables')[0]).toBe('halves');
  });

  it('says what may have been meant, and nothing where all is spelt well', () => {
    expect(search('fracshuns of bread').meant).toBe('fractions of bread');
    expect(search('fractions').meant).toBeNull();
    expect(search('frac').meant).toBeNull();
  });

  it('marks the words that were met, and loses nothing of the text', () => {
    const [first] = search('fractions').results;
    expect(first?.excerpt).toEqual([
      { text: 'Fractions', isHit: true },
      { text: ' of a loaf.', isHit: false },
    ]);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, hits) => {
        expect(
          marked(text, new Set(hits))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('answers anything that is typed, best first, each place once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const { ranked } = index.find(query);
        const scores = ranked.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(new Set(ranked.map((each) => each.entry)).size).toBe(ranked.length);
      }),
    );
  });

  it('never finds less for more entries that have nothing to do with the query', () => {
    const more = indexOf([...ENTRIES, entry('page', 'other', 'Something else')]);
    expect(more.find('egypt').ranked).toHaveLength(index.find('egypt').ranked.length);
  });
});

describe('a query in another language than the page', () => {
  it('leads to the same places in the reader’s language', () => {
    const french = createSiteIndex('fr', []);
    french.add(entry('culture', 'kemet', 'Kemet', { aliases: ['Égypte'] }));
    const indexes = { en: index, fr: french.finish() };
    const { results } = searchSite(indexes, { query: 'sundial', locale: 'fr', limit: 5 });
    expect(results).toEqual([]);
    const [found] = searchSite(indexes, { query: 'egypt', locale: 'fr', limit: 5 }).results;
    expect(found).toMatchObject({ title: 'Kemet' });
  });
});

describe('other wordings', () => {
  it('begin with the query as it was written, and are few', () => {
    const roots = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(
        roots,
        fc.array(fc.array(fc.array(fc.constantFrom('a', 'b'), { minLength: 1 }))),
        (asked, groups) => {
          const [first, ...others] = wordingsOf(asked, groups, () => true);
          expect(first).toEqual({ roots: asked, trust: 1 });
          expect(others.length).toBeLessThan(10);
          expect(others.every(({ trust }) => trust < 1)).toBe(true);
        },
      ),
    );
  });
});
