import type { AttemptAnswer, AttemptInput } from '@ori/contracts/practice';
import type { Result } from '@ori/contracts/result';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import type { Failure } from '../../../lib/failure.ts';

/**
 * What became of an answer: judged by the server; kept here until it can be sent; set aside, because the server failed
 * on it, and tried again later; lost unless it is sent again, since this device has no room for it; or refused for good.
 */
export type Sent =
  | { readonly outcome: 'judged'; readonly reply: AttemptAnswer }
  | { readonly outcome: 'kept' | 'set-aside' | 'no-room' }
  | { readonly outcome: 'refused'; readonly failure: Failure };

export interface AttemptQueue {
  /** Keeps the answer, then sends it; it is forgotten only once the server has it or refuses it. */
  readonly submit: (attempt: AttemptInput) => Promise<Sent>;
  /**
   * Sends what is kept, oldest first, each under its first id; one that the server fails on is set aside and holds up
   * none behind it. Answers how many are still kept.
   */
  readonly flush: () => Promise<number>;
  readonly kept: () => readonly AttemptInput[];
  /** How many of the kept ones the server failed on. */
  readonly setAside: () => number;
  /** Tells what became of answers that were kept, once they are sent; until the returned function is called. */
  readonly watch: (tell: (attempt: AttemptInput, sent: Sent) => void) => () => void;
}

interface QueueParts {
  readonly learnerId: string;
  readonly send: (attempt: AttemptInput) => Promise<Result<AttemptAnswer, Failure>>;
  /** Id of whoever this browser is signed in as now; null for nobody or when that can't be told. */
  readonly whoIsHere: () => Promise<string | null>;
  /** Milliseconds of a clock that only goes forward. */
  readonly nowMs?: () => number;
}

const KEY = 'oriAnswers';
const TOO_MANY = 429;
const TOO_SLOW = 408;
const SERVER_FAULT = 500;
/** Nobody behind the gateway, or too busy or too slow to answer. */
const AWAY: readonly number[] = [502, 503, 504];
/** Not signed in, or with an old token: the answer is good, the moment is not. */
const NOT_NOW: readonly number[] = [0, 401, 403, TOO_SLOW, TOO_MANY, ...AWAY];
const FIRST_PAUSE_MS = 8_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

function parsed(text: string | null): readonly AttemptInput[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as AttemptInput[]) : [];
  } catch {
    return [];
  }
}

/** What the server failed on waits twice as long each time, up to an hour; a new visit tries it again at once. */
function createSetAside(nowMs: () => number) {
  const pauses = new Map<string, { readonly pauseMs: number; readonly untilMs: number }>();
  return {
    has: (id: string): boolean => pauses.has(id),
    isDue: (id: string): boolean => (pauses.get(id)?.untilMs ?? 0) <= nowMs(),
    put: (id: string): void => {
      const before = pauses.get(id)?.pauseMs ?? FIRST_PAUSE_MS / 2;
      const pauseMs = Math.min(before * 2, LONGEST_PAUSE_MS);
      pauses.set(id, { pauseMs, untilMs: nowMs() + pauseMs });
    },
    drop: (id: string): void => void pauses.delete(id),
  };
}

/**
 * A learner's answers on their way to the server. They are kept under the learner's own id, so
 * whoever signs in next on this device never sends them; answers that were refused leave.
 */
export function createAttemptQueue({
  learnerId,
  send,
  whoIsHere,
  nowMs = () => performance.now(),
}: QueueParts): AttemptQueue {
  const key = `${KEY}:${learnerId}`;
  const kept = (): readonly AttemptInput[] => parsed(readStored('local', key));
  const keep = (list: readonly AttemptInput[]): boolean => {
    if (list.length > 0) return writeStored('local', key, JSON.stringify(list));
    removeStored('local', key);
    return true;
  };
  const aside = createSetAside(nowMs);
  const forget = (id: string): void => {
    aside.drop(id);
    keep(kept().filter((attempt) => attempt.id !== id));
  };

  async function deliver(attempt: AttemptInput): Promise<Sent> {
    const answer = await send(attempt);
    if (answer.ok) {
      forget(attempt.id);
      return { outcome: 'judged', reply: answer.value };
    }
    const { failure } = answer;
    if (NOT_NOW.includes(failure.status) || (await whoIsHere()) !== learnerId) return { outcome: 'kept' };
    if (failure.status >= SERVER_FAULT) {
      aside.put(attempt.id);
      return { outcome: 'set-aside' };
    }
    forget(attempt.id);
    return { outcome: 'refused', failure };
  }

  const watchers = new Set<(attempt: AttemptInput, sent: Sent) => void>();

  return {
    kept,
    setAside: () => kept().filter(({ id }) => aside.has(id)).length,
    watch: (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    submit: async (attempt) => {
      const isKept = keep([...kept().filter(({ id }) => id !== attempt.id), attempt]);
      const sent = await deliver(attempt);
      const isWaiting = sent.outcome === 'kept' || sent.outcome === 'set-aside';
      return isWaiting && !isKept ? { outcome: 'no-room' } : sent;
    },
    flush: async () => {
      const due = kept().filter(({ id }) => aside.isDue(id));
      if (due.length > 0 && (await whoIsHere()) !== learnerId) return kept().length;
      for (const attempt of due) {
        const sent = await deliver(attempt);
        if (sent.outcome === 'kept') break;
        for (const tell of watchers) tell(attempt, sent);
      }
      return kept().length;
    },
  };
}
