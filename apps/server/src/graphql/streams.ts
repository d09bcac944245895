import { STREAMS_PER_ACCOUNT, STREAMS_PER_SESSION } from '@ori/contracts/limits';
import type { Viewer } from '@ori/core/access/viewer';

/** Whose a stream is; null for a visitor. */
export type StreamOwner = Pick<Viewer, 'sessionId' | 'userId'> | null;

/** How many streams may be open in this process. */
export interface StreamLimits {
  readonly perSession: number;
  readonly perAccount: number;
}

/** The open subscriptions of this process, so that they can be ended from outside. */
export interface Streams {
  /** Remembers how to end one stream; answers how to forget it, or null when its owner has no room left. */
  open(owner: StreamOwner, end: () => void): (() => void) | null;
  /** Ends every stream of a session: it was signed out or revoked. */
  endSession(sessionId: string): void;
  /** Ends all of them: the server stops. */
  endAll(): void;
  readonly count: number;
  /** Has the session, or its account over all sessions, as many open as it may? */
  isFull(owner: StreamOwner): boolean;
}

const LIMITS: StreamLimits = { perSession: STREAMS_PER_SESSION, perAccount: STREAMS_PER_ACCOUNT };

/** Streams open in this process, of all apps in it. */
let openInAll = 0;
export const openStreams = (): number => openInAll;

export function createStreams({ perSession, perAccount }: StreamLimits = LIMITS): Streams {
  const ends = new Map<() => void, StreamOwner>();
  /** Streams by account, so that asking whether one more fits does not look at everybody's. */
  const byAccount = new Map<string, Map<() => void, string>>();

  function isFull(owner: StreamOwner): boolean {
    const own = owner && byAccount.get(owner.userId);
    if (!owner || !own) return false;
    const inSession = [...own.values()].filter((sessionId) => sessionId === owner.sessionId).length;
    return own.size >= perAccount || inSession >= perSession;
  }
  function forget(owner: StreamOwner, end: () => void): void {
    if (ends.delete(end)) openInAll -= 1;
    const own = owner && byAccount.get(owner.userId);
    if (!owner || !own?.delete(end)) return;
    if (own.size === 0) byAccount.delete(owner.userId);
  }
  const endWhere = (isMeant: (owner: StreamOwner) => boolean): void => {
    for (const [end, owner] of ends) if (isMeant(owner)) end();
  };
  return {
    open(owner, end) {
      if (isFull(owner)) return null;
      ends.set(end, owner);
      openInAll += 1;
      if (owner) {
        const own = byAccount.get(owner.userId) ?? new Map<() => void, string>();
        byAccount.set(owner.userId, own.set(end, owner.sessionId));
      }
      return () => forget(owner, end);
    },
    isFull,
    endSession: (sessionId) => endWhere((owner) => owner?.sessionId === sessionId),
    endAll: () => endWhere(() => true),
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
  { streams, owner, isLive }: { streams: Streams; owner: StreamOwner; isLive: () => Promise<boolean> },
): AsyncGenerator<Event, void, void> {
  const ended = Promise.withResolvers<typeof ENDED>();
  const forget = streams.open(owner, () => ended.resolve(ENDED));
  const iterator = events[Symbol.asyncIterator]();
  try {
    // Of many that began at one moment, those without room end before they deliver anything.
    if (forget === null) return;
    for (;;) {
      const next = await Promise.race([iterator.next(), ended.promise]);
      if (next === ENDED || next.done === true || !(await isLive())) return;
      yield next.value;
    }
  } finally {
    forget?.();
    void iterator.return?.();
  }
}
