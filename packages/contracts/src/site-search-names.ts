/** What a search of the site may find, in the order the page offers them; free of any library. */
export const SITE_KINDS = [
  'lesson',
  'subject',
  'worksheet',
  'culture',
  'site',
  'story',
  'lab',
  'law',
  'article',
  'help',
  'page',
  'term',
  'skill',
] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

export const SEARCH_QUERY_MAX = 200;
/** Results of one answer, at most and where nobody says how many. */
export const SEARCH_RESULTS_MAX = 50;
export const SEARCH_RESULTS = 24;
/** What the box at the top offers while somebody types. */
export const SEARCH_SUGGESTIONS = 7;
