/** The open subscriptions of this process, so that they can be ended from outside. */
export interface Streams {
  /** Remembers how to end one stream; answers how to forget it. */
  open(sessionId: string | null, end: () => void): () => void;
  /** Ends every stream of a session: it was signed out or revoked. */
  endSession(sessionId: string): void;
  /** Ends all of them: the server stops. */
  endAll(): void;
  readonly count: number;
  /** How many a session has open in this process. */
  countOf(sessionId: string | null): number;
}

export function createStreams(): Streams {
  const ends = new Map<() => void, string | null>();
  const endWhere = (isMeant: (sessionId: string | null) => boolean): void => {
    for (const [end, sessionId] of ends) if (isMeant(sessionId)) end();
  };
  return {
    open(sessionId, end) {
      ends.set(end, sessionId);
      return () => void ends.delete(end);
    },
    endSession: (sessionId) => endWhere((each) => each === sessionId),
    endAll: () => endWhere(() => true),
    countOf: (sessionId) => [...ends.values()].filter((each) => each === sessionId).length,
    get count() {
      return ends.size;
    },
  };
}

const ENDED = Symbol('ended');

/**
 * Passes events on until the stream is ended from outside or the session is found dead. The check
 * comes before each delivery, so nothing reaches a browser that was signed out (assurance §4.5).
 */
export async function* whileLive<Event>(
  events: AsyncIterable<Event>,
  {
    streams,
    sessionId,
    isLive,
  }: { streams: Streams; sessionId: string | null; isLive: () => Promise<boolean> },
): AsyncGenerator<Event, void, void> {
  const ended = Promise.withResolvers<typeof ENDED>();
  const forget = streams.open(sessionId, () => ended.resolve(ENDED));
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), ended.promise]);
      if (next === ENDED || next.done === true || !(await isLive())) return;
      yield next.value;
    }
  } finally {
    forget();
    void iterator.return?.();
  }
}
