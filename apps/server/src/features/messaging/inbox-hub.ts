import type { InboxNews } from '@ori/contracts/messaging';
import type { Database } from '../../db/database.ts';

/** What every process hears of: ids of those who may read it and of the place, never words. */
interface Told extends InboxNews {
  readonly readerIds: readonly string[];
}
type Hear = (news: InboxNews) => void;

const INBOX_CHANNEL = 'inbox';

/** One ear a process for all its subscribers; a piece of news is handed to those it names and to nobody else. */
export function createInboxHub(database: Pick<Database, 'listen' | 'notify'>) {
  const waiting = new Map<string, Set<Hear>>();
  let listening: Promise<unknown> | null = null;

  function handOut(payload: unknown): void {
    const { readerIds, ...news } = payload as Told;
    for (const hear of readerIds.flatMap((id) => [...(waiting.get(id) ?? [])])) hear(news);
  }

  return {
    /** Calls back for each piece of news to a person; answers how to end that. */
    async hear(userId: string, hear: Hear): Promise<() => void> {
      const ears = waiting.get(userId) ?? new Set();
      waiting.set(userId, ears.add(hear));
      listening ??= database.listen(INBOX_CHANNEL, handOut);
      await listening;
      return () => {
        ears.delete(hear);
        if (ears.size === 0) waiting.delete(userId);
      };
    },
    tell: (news: Told): Promise<void> => database.notify(INBOX_CHANNEL, news),
  };
}
export type InboxHub = ReturnType<typeof createInboxHub>;
