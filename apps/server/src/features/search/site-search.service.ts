import type { Content } from '@ori/content/open-content';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { SiteSearchAnswer } from '@ori/contracts/site-search';
import type { Viewer } from '@ori/core/access/viewer';
import { searchSite, type SiteIndexes, type SiteSearch } from '@ori/core/site-search/search-site';
import type { Log } from '../../db/log.ts';
import { builtIndexes, makeIndexes } from './site-indexes.ts';

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
 * Finds places of the site by what people type, in memory. The index of a language is read as the build made it, with
 * the first search; where there was no build it is made once, in the background or with the first search. What is
 * searched for is neither kept nor logged.
 */
export function createSiteSearchService({ content, isPractised, log, wordsOfCare }: Deps) {
  let made: Promise<SiteIndexes> | null = null;

  async function open(): Promise<SiteIndexes> {
    const built = builtIndexes(content);
    if (built !== null) return built;
    const indexes = await makeIndexes(content, isPractised);
    log.info({ entries: LOCALES.map((locale) => indexes[locale].size) }, 'the site can be searched');
    return indexes;
  }

  /** A failure is not remembered: the next search tries again. */
  function ready(): Promise<SiteIndexes> {
    if (made !== null) return made;
    const making = open();
    made = making;
    making.catch(() => {
      made = null;
    });
    return making;
  }

  return {
    /** Gets ready ahead of the first search; a failure is logged. */
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
