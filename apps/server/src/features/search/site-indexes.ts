import type { Content } from '@ori/content/open-content';
import { entriesOf } from '@ori/content/site-entries/entries-of';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { SiteIndexes } from '@ori/core/site-search/search-site';
import { createSiteIndex, type SiteIndex } from '@ori/core/site-search/site-index';
import { createGiveWay } from '../../give-way.ts';

/** An index per language as the build made it, each read when it is first asked for; null where there was no build. */
export function builtIndexes({ builtSiteIndex }: Pick<Content, 'builtSiteIndex'>): SiteIndexes | null {
  const first = builtSiteIndex('en');
  if (first === null) return null;
  const opened = new Map<Locale, SiteIndex | null>([['en', first]]);
  const indexIn = (locale: Locale): SiteIndex | undefined => {
    if (!opened.has(locale)) opened.set(locale, builtSiteIndex(locale));
    return opened.get(locale) ?? undefined;
  };
  const indexes = {};
  for (const locale of LOCALES)
    Object.defineProperty(indexes, locale, { get: () => indexIn(locale), enumerable: true });
  return indexes;
}

/** The same made of the lessons themselves, a handful of entries at a time, so that requests are answered in between. */
export async function makeIndexes(
  content: Content,
  isPractised: (skill: string) => boolean,
): Promise<Record<Locale, SiteIndex>> {
  async function indexOf(locale: Locale): Promise<SiteIndex> {
    const index = createSiteIndex(locale, content.data.searchWords.synonyms[locale]);
    const giveWay = createGiveWay();
    for (const some of entriesOf({ content, locale, isPractised })) {
      for (const entry of some) index.add(entry);
      await giveWay();
    }
    return index.finish();
  }
  return { en: await indexOf('en'), fr: await indexOf('fr'), es: await indexOf('es') };
}
