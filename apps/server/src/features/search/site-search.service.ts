import type { Content } from '@ori/content/open-content';
import { entriesOf } from '@ori/content/site-entries/entries-of';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { SiteSearchAnswer } from '@ori/contracts/site-search';
import type { Viewer } from '@ori/core/access/viewer';
import { searchSite, type SiteSearch } from '@ori/core/site-search/search-site';
import { createSiteIndex, type SiteIndex } from '@ori/core/site-search/site-index';
import type { Log } from '../../db/log.ts';
import { createGiveWay } from '../../give-way.ts';

interface Deps {
  readonly content: Content;
  readonly isPractised: (skill: string) => boolean;
  readonly log: Log;
  /** Words of care for a query that calls for them; nothing of it is kept. */
  readonly wordsOfCare: (written: string, by: Passerby) => Promise<string | null>;
}
interface Passerby {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly timeZone: string | null;
}

/**
 * Finds places of the site by what people type, in memory. The index of all languages is made once, in the background
 * or with the first search, a handful of entries at a time, so that requests are answered in between. What is searched
 * for is neither kept nor logged.
 */
export function createSiteSearchService({ content, isPractised, log, wordsOfCare }: Deps) {
  let made: Promise<Record<Locale, SiteIndex>> | null = null;

  async function indexOf(locale: Locale): Promise<SiteIndex> {
    const index = createSiteIndex(locale, content.data.searchWords.synonyms[locale]);
    const giveWay = createGiveWay();
    for (const some of entriesOf({ content, locale, isPractised })) {
      for (const entry of some) index.add(entry);
      await giveWay();
    }
    return index.finish();
  }

  async function makeAll(): Promise<Record<Locale, SiteIndex>> {
    const indexes = { en: await indexOf('en'), fr: await indexOf('fr'), es: await indexOf('es') };
    log.info({ entries: LOCALES.map((locale) => indexes[locale].size) }, 'the site can be searched');
    return indexes;
  }

  /** A failure is not remembered: the next search tries again. */
  function ready(): Promise<Record<Locale, SiteIndex>> {
    if (made !== null) return made;
    const making = makeAll();
    made = making;
    making.catch(() => {
      made = null;
    });
    return making;
  }

  return {
    /** Makes the index ahead of the first search; a failure is logged. */
    async fill(): Promise<void> {
      await ready().catch((error: unknown) => log.error({ err: error }, 'the site was not indexed'));
    },
    async search(asked: SiteSearch, by: Omit<Passerby, 'locale'>): Promise<SiteSearchAnswer> {
      const care = await wordsOfCare(asked.query, { ...by, locale: asked.locale });
      return { ...searchSite(await ready(), asked), ...(care === null ? {} : { care }) };
    },
  };
}
export type SiteSearchService = ReturnType<typeof createSiteSearchService>;
