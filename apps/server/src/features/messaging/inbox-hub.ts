import type { InboxNews } from '@ori/contracts/messaging';
import type { Database } from '../../db/database.ts';
import { createNewsHub } from '../../db/news-hub.ts';

/** What every process hears of: ids of those who may read it and of the place, never words. */
interface Told extends InboxNews {
  readonly readerIds: readonly string[];
}

/** What is new in threads, by the id of each person who may read it. */
export function createInboxHub(database: Pick<Database, 'listen' | 'notify'>) {
  return createNewsHub<Told, InboxNews>(database, {
    channel: 'inbox',
    read: ({ readerIds, ...news }) => readerIds.map((id) => [id, news]),
  });
}
export type InboxHub = ReturnType<typeof createInboxHub>;
