import type { Database } from './database.ts';

interface HubOptions<Payload, News> {
  readonly channel: string;
  /** Whom a notification is for, each with what they are told. */
  readonly read: (payload: Payload) => Iterable<readonly [key: string, news: News]>;
  /** Told to everybody who waits once a lost connection is back: nobody knows what was said meanwhile. */
  readonly afterGap?: News;
  /** The same, for what is remembered of news. */
  readonly onGap?: () => void;
}

/**
 * One listener a process for all its subscribers: a notification is read once and handed to those who wait for its
 * keys, so that thousands who wait for something else cost nothing.
 */
export function createNewsHub<Payload, News>(
  database: Pick<Database, 'listen' | 'notify'>,
  { channel, read, afterGap, onGap }: HubOptions<Payload, News>,
) {
  type Hear = (news: News) => void;
  const waiting = new Map<string, Set<Hear>>();
  let listening: Promise<unknown> | null = null;

  function handOut(payload: unknown): void {
    for (const [key, news] of read(payload as Payload)) for (const hear of waiting.get(key) ?? []) hear(news);
  }
  function afterRenewal(): void {
    onGap?.();
    if (afterGap === undefined) return;
    for (const hear of [...waiting.values()].flatMap((each) => [...each])) hear(afterGap);
  }

  async function open(): Promise<void> {
    listening ??= database.listen(channel, handOut, afterRenewal);
    await listening;
  }

  return {
    /** Begins to listen; hearing does it by itself. */
    open,
    /** Calls back for each piece of news under a key; answers how to end that. */
    async hear(key: string, hear: Hear): Promise<() => void> {
      const others = waiting.get(key) ?? new Set();
      waiting.set(key, others.add(hear));
      await open();
      return () => {
        others.delete(hear);
        if (others.size === 0 && waiting.get(key) === others) waiting.delete(key);
      };
    },
    tell: (payload: Payload): Promise<void> => database.notify(channel, payload),
  };
}
