import type { Locale } from '@ori/contracts/locale';
import type { SiteSearchAnswer } from '@ori/contracts/site-search';
import { searchSite } from '@ori/core/site-search/search-site';
import { createSiteIndex } from '@ori/core/site-search/site-index';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import { careAtOnce, cryIn } from '@ori/core/tutor/safety/care-at-once';
import { DEFAULT_HELPLINES } from '@ori/core/tutor/safety/helplines';
import type { Asked } from '../asked.ts';
import { keptPages } from './opened-store.ts';

/** The tutor's words of care, where the query calls for them; nobody knows here who asks. */
function careFor(query: string, locale: Locale): Pick<SiteSearchAnswer, 'care'> {
  const cry = cryIn(query);
  if (cry === null) return {};
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const reader = { tier: 'elementary', locale: typedLocale(query, locale), timeZone } as const;
  return { care: careAtOnce(cry, { ...reader, helplines: DEFAULT_HELPLINES }) };
}

/** Searches the pages that were opened in this browser, ranked as the server ranks the whole site. */
export async function findOpened({ query, locale, kind, limit }: Asked): Promise<SiteSearchAnswer> {
  const index = createSiteIndex(locale, []);
  for (const { path, kind: of, title, text, headings, passages } of await keptPages(locale))
    index.add({ kind: of, id: path, path, title, text, place: '', aliases: [], about: headings, passages });
  const found = searchSite({ [locale]: index.finish() }, { query, locale, kind: kind ?? undefined, limit });
  return { ...found, ...careFor(query, locale) };
}
