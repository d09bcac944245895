import { LOCALES, type Locale } from '@ori/contracts/locale';
import { isPractised } from '@ori/core/problems/registry';
import { searchSite, type SiteIndexes } from '@ori/core/site-search/search-site';
import { createSiteIndex } from '@ori/core/site-search/site-index';
import { FRESH_SEARCHES } from '@ori/core/site-search/testing/fresh';
import { HELD_OUT_SEARCHES } from '@ori/core/site-search/testing/held-out';
import { JUDGED_SEARCHES, type JudgedSearch } from '@ori/core/site-search/testing/judged';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '../open-content.ts';
import { CONTENT_DIR } from '../testing/real-content.ts';
import { entriesOf } from './entries-of.ts';

const made: { -readonly [Each in Locale]?: NonNullable<SiteIndexes[Each]> } = {};

beforeAll(async () => {
  const content = await openContent(CONTENT_DIR);
  for (const locale of LOCALES) {
    const index = createSiteIndex(locale, content.data.searchWords.synonyms[locale]);
    const parts = { content, locale, isPractised };
    for (const some of entriesOf(parts)) for (const entry of some) index.add(entry);
    made[locale] = index.finish();
  }
}, 120_000);

const search = (query: string, locale: Locale, limit = 10) => searchSite(made, { query, locale, limit });

/** A path with an anchor is right for the page it is on, unless the anchor was asked for. */
const isRight = (path: string, wanted: readonly string[]): boolean =>
  wanted.includes(path) || wanted.includes(path.split('#')[0] ?? path);

/** One over the place of the first right answer among ten; 0 where there is none. */
function reciprocalRank({ query, locale, paths }: JudgedSearch): number {
  const at = search(query, locale).results.findIndex(({ path }) => isRight(path, paths));
  return at < 0 ? 0 : 1 / (at + 1);
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('searching the site', () => {
  it('puts first what a librarian would point to, in three languages', () => {
    const judged = JUDGED_SEARCHES.map((each) => ({ ...each, rank: reciprocalRank(each) }));
    for (const { locale, query, rank } of judged.filter((each) => each.rank < 1)) {
      const found = search(query, locale, 4).results.map(({ path }) => path);
      console.info(`${rank.toFixed(2)} ${locale} “${query}”: ${found.join(', ')}`);
    }
    for (const locale of LOCALES) {
      const own = judged.filter((each) => each.locale === locale).map(({ rank }) => rank);
      console.info(`${locale}: MRR ${meanOf(own).toFixed(3)} over ${own.length}`);
      expect(own.length).toBeGreaterThanOrEqual(locale === 'en' ? 60 : 30);
      expect(meanOf(own)).toBeGreaterThanOrEqual(0.8);
    }
    expect(judged.length).toBeGreaterThanOrEqual(120);
    expect(meanOf(judged.map(({ rank }) => rank))).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ['en', ['cancel', 'cancel subscription']],
    ['fr', ['annuler', 'annuler mon abonnement', 'résilier']],
    ['es', ['cancelar', 'cancelar suscripción']],
  ] as const)('leads who wants to cancel in %s to how it is done, before what it costs', (locale, queries) => {
    for (const query of queries)
      expect([query, search(query, locale).results[0]?.path]).toEqual([query, '/help/plans-and-cancelling']);
  });

  it('finds somebody by what they did for whom', () => {
    const first = search('nasa mathematician woman', 'en').results[0];
    expect(first?.path).toBe('/hidden#katherine-johnson');
  });

  it('does nearly as well on what nobody looked at while it was made', () => {
    const answered = HELD_OUT_SEARCHES.filter(({ paths }) => paths.length > 0);
    const held = answered.map((each) => ({ ...each, rank: reciprocalRank(each) }));
    for (const { locale, query, rank } of held.filter((each) => each.rank < 1))
      console.info(`${rank.toFixed(2)} ${locale} “${query}”`);
    const mean = meanOf(held.map(({ rank }) => rank));
    console.info(`held out: MRR ${mean.toFixed(3)} over ${held.length}`);
    expect(HELD_OUT_SEARCHES.length).toBeGreaterThanOrEqual(40);
    expect(mean).toBeGreaterThanOrEqual(0.8);
  });

  it('stands what families asked later, and holds no earlier version of a law beside the one in force', () => {
    const ranks = FRESH_SEARCHES.map(reciprocalRank);
    console.info(`fresh: MRR ${meanOf(ranks).toFixed(3)} over ${ranks.length}`);
    expect(meanOf(ranks)).toBeGreaterThanOrEqual(0.85);
    const found = search('privacy notice', 'en', 50).results.map(({ path }) => path);
    expect(found).toContain('/legal/privacy');
    expect(found.filter((path) => path.includes('-v-'))).toEqual([]);
  });
});
