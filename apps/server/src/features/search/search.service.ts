import { ensureIndex, indexVersion } from './fill-index.ts';
import { createLookUp } from './look-up.ts';
import { createOfflineIndex } from './offline-index.ts';
import { createPassageSearch, type PassageSearch } from './passage-search.ts';
import { createPassagesStore } from './passages.store.ts';
import type { SearchDeps } from './search.deps.ts';

/** Finds passages of lessons: in the database, and for browsers that search on their own. */
export function createSearchService(deps: SearchDeps) {
  const { database, content, log } = deps;
  const store = createPassagesStore(database);
  const stopping = new AbortController();
  let opened: PassageSearch | null = null;
  let filling: Promise<void> = Promise.resolve();

  async function open(): Promise<void> {
    const lessons = await ensureIndex(deps, stopping.signal);
    if (lessons === null) return;
    const hasAlike = await store.hasAlike();
    if (!hasAlike) log.warn('The database has no pg_trgm: misspelt words will not be understood in searches');
    const lookUp = createLookUp({ store, version: indexVersion(content), lessons, hasAlike });
    opened = createPassageSearch({ store, lookUp, content });
    log.info({ lessons }, 'lessons can be searched');
  }

  return {
    /** Sees to the index, in the background; a failure is logged, and lessons are then found by their titles. */
    fill(): Promise<void> {
      filling = open().catch((error: unknown) => log.error({ err: error }, 'passages were not indexed'));
      return filling;
    },
    async close(): Promise<void> {
      stopping.abort();
      await filling;
    },
    /** Null as long as the passages are not in the database. */
    opened: (): PassageSearch | null => opened,
    offline: createOfflineIndex(content),
  };
}
export type SearchService = ReturnType<typeof createSearchService>;
