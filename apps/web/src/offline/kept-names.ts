/** The caches of this origin beside the worker's own list; page and worker name them alike. */
export const CACHES = {
  /** Public documents that were opened. */
  pages: 'ori-pages',
  /** Answers of public calls that were asked. */
  data: 'ori-data',
  /** Code, words, faces and pictures, by names that never change their bytes. */
  assets: 'ori-assets',
  /** Courses kept on purpose, e.g. for a trip. */
  trip: 'ori-trip',
} as const;

/** Where the worker is served, and the page it shows when there is no network and no copy. */
export const WORKER = '/sw.js';
export const AWAY = '/offline';
/** The search: without network its page looks among what was opened here. */
export const SEARCH = '/search';
/** Chunks of every figure of the lessons, written by the build; for courses that are kept. */
export const FIGURES = '/offline-figures.json';

/** The server's word that a document may be kept: open to everybody, and its address tells of nobody. */
export const KEEP_HEADER = 'ori-keep';

/** What a page tells the worker. */
export type Told = { readonly type: 'opened'; readonly path: string } | { readonly type: 'take-over' };

/** What a document or an answer is kept under: its path and its language, whatever else the address says. */
export function keyOf(address: string, locale: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}?lng=${locale}`;
}
