import type { SiteSearchAnswer } from '@ori/contracts/site-search';
import { searchSite } from '@ori/core/site-search/search-site';
import { createSiteIndex } from '@ori/core/site-search/site-index';
import type { Asked } from '../asked.ts';
import { keptPages } from './opened-store.ts';

/** Searches the pages that were opened in this browser, ranked as the server ranks the whole site. */
export async function findOpened({ query, locale, kind, limit }: Asked): Promise<SiteSearchAnswer> {
  const index = createSiteIndex(locale, []);
  for (const { path, kind: of, title, text, headings, passages } of await keptPages(locale))
    index.add({ kind: of, id: path, path, title, text, place: '', aliases: [], about: headings, passages });
  return searchSite({ [locale]: index.finish() }, { query, locale, kind: kind ?? undefined, limit });
}
