import { z } from 'zod';
import { TIME_ZONE_MAX } from './limits.ts';
import { locale } from './locale.ts';
import { SEARCH_QUERY_MAX, SEARCH_RESULTS, SEARCH_RESULTS_MAX, SITE_KINDS } from './site-search-names.ts';

const siteKind = z.enum(SITE_KINDS);

/** What is asked of `GET /api/search`; `locale` is the reader's own where it is not said. */
export const siteSearchQuery = z.object({
  q: z.string().max(SEARCH_QUERY_MAX, `At most ${SEARCH_QUERY_MAX} characters`).default(''),
  kind: siteKind.optional(),
  limit: z.coerce.number().int().min(1).max(SEARCH_RESULTS_MAX).default(SEARCH_RESULTS),
  locale: locale.optional(),
  /** Where the browser is: words of care name the lines of that country. */
  timeZone: z.string().max(TIME_ZONE_MAX).optional(),
});

/** A piece of text, and whether it is one of the words that were looked for. */
const markedText = z.object({ text: z.string(), isHit: z.boolean() }).meta({ id: 'MarkedText' });
export type MarkedText = z.infer<typeof markedText>;

/** A place of the site that was found. */
const siteResult = z
  .object({
    kind: siteKind,
    /** Where it leads: a path of the site, with an anchor where the page has one. */
    path: z.string(),
    title: z.string(),
    /** Where it belongs, e.g. `Mathematics, grades 3–5`; empty where the title says it. */
    place: z.string(),
    /** At most two sentences around what was looked for. */
    excerpt: z.array(markedText),
  })
  .meta({ id: 'SiteResult' });
export type SiteResult = z.infer<typeof siteResult>;

/** The best first. `total` and `kinds` count everything that was found, whatever kind was asked for. */
export const siteSearchAnswer = z
  .object({
    query: z.string(),
    locale,
    results: z.array(siteResult),
    total: z.int(),
    kinds: z.array(z.object({ kind: siteKind, count: z.int() })),
    /** The query spelt as it may have been meant; null where it needs no change. */
    meant: z.string().nullable(),
    /** Words of care, where the query calls for them: they go before everything else. */
    care: z.string().optional(),
  })
  .meta({ id: 'SiteSearchAnswer' });
export type SiteSearchAnswer = z.infer<typeof siteSearchAnswer>;
