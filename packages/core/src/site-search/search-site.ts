import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { SiteSearchAnswer } from '@ori/contracts/site-search';
import { isPriced } from '../access/priced-paths.ts';
import { SITE_KINDS, type SiteKind } from '@ori/contracts/site-search-names';
import type { Ranked } from './rank-entries.ts';
import type { Found, SiteIndex } from './site-index.ts';

export type SiteIndexes = Readonly<Partial<Record<Locale, SiteIndex>>>;

export interface SiteSearch {
  readonly query: string;
  readonly locale: Locale;
  readonly kind?: SiteKind | undefined;
  readonly limit: number;
  /** Whether the reader is led to pages with prices; a child is not. */
  readonly hasPrices?: boolean;
}

/** With less of the query found than this, somebody may have asked in another language. */
const OWN_LANGUAGE = 0.55;
/** Another language is believed only when it has nearly all of the query. */
const OTHER_LANGUAGE = 0.85;

/** What another language finds for the query, as entries of the reader's own. */
function throughOther(index: SiteIndex, other: SiteIndex, query: string): Found | null {
  const found = other.find(query);
  if (found.covered < OTHER_LANGUAGE) return null;
  const ranked = found.ranked.flatMap((each): Ranked[] => {
    const entry = other.entry(each.entry);
    const own = entry && index.numberOf(entry.kind, entry.id);
    return own === null ? [] : [{ ...each, entry: own, hits: new Set<string>() }];
  });
  return ranked.length === 0 ? null : { ...found, ranked, meant: null };
}

function findIn(indexes: SiteIndexes, locale: Locale, query: string): Found {
  const index = indexes[locale];
  if (!index) return { ranked: [], covered: 0, meant: null };
  const own = index.find(query);
  if (own.covered >= OWN_LANGUAGE) return own;
  for (const other of LOCALES.filter((each) => each !== locale)) {
    const there = indexes[other];
    const found = there ? throughOther(index, there, query) : null;
    if (found !== null) return found;
  }
  return own;
}

/** Answers a search of the site. */
export function searchSite(
  indexes: SiteIndexes,
  { query, locale, kind, limit, hasPrices = true }: SiteSearch,
): SiteSearchAnswer {
  const index = indexes[locale];
  const { ranked: found, meant } = findIn(indexes, locale, query);
  const isShown = (each: Ranked) => hasPrices || !isPriced(index?.entry(each.entry)?.path ?? '');
  const ranked = found.filter(isShown);
  const kindOf = (each: Ranked) => index?.entry(each.entry)?.kind;
  const counts = Map.groupBy(ranked, kindOf);
  const wanted = kind === undefined ? ranked : (counts.get(kind) ?? []);
  return {
    query,
    locale,
    results: wanted.slice(0, limit).flatMap((each) => (index ? [index.draw(each)] : [])),
    total: ranked.length,
    kinds: SITE_KINDS.flatMap((each) => {
      const count = counts.get(each)?.length ?? 0;
      return count === 0 ? [] : [{ kind: each, count }];
    }),
    meant,
  };
}
