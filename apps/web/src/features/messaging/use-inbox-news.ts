import type { InboxNews } from '@ori/contracts/messaging';
import { useEffect, useRef } from 'react';
import { follow } from '../../lib/live.ts';
import { useThreadsChanged } from './threads.queries.ts';

const NEWS = 'subscription { inboxNews { kind threadId messageId } }';

/** Follows what is new in somebody's threads: each piece of news fetches them anew. */
export function useInboxNews(): void {
  const changed = useThreadsChanged();
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    return follow<{ readonly inboxNews: InboxNews }>(
      NEWS,
      {},
      () => latest.current(),
      // The page has just fetched everything; only a later connection may have missed something.
      { onAgain: () => latest.current() },
    );
  }, []);
}
