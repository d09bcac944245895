import type { AttemptAnswer, AttemptInput } from '@ori/contracts/practice';
import type { Result } from '@ori/contracts/result';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import type { Failure } from '../../../lib/failure.ts';

/** What became of an answer: judged by the server, kept here until it can be sent, or refused for good. */
export type Sent =
  | { readonly outcome: 'judged'; readonly reply: AttemptAnswer }
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'refused'; readonly failure: Failure };

export interface AttemptQueue {
  /** Keeps the answer, then sends it; it is forgotten only once the server has it or refuses it. */
  readonly submit: (attempt: AttemptInput) => Promise<Sent>;
  /** Sends what is kept, oldest first, each under its first id. Answers how many are still kept. */
  readonly flush: () => Promise<number>;
  readonly kept: () => readonly AttemptInput[];
  /** Tells what became of answers that were kept, once they are sent; until the returned function is called. */
  readonly watch: (tell: (attempt: AttemptInput, sent: Sent) => void) => () => void;
}

interface QueueParts {
  readonly learnerId: string;
  readonly send: (attempt: AttemptInput) => Promise<Result<AttemptAnswer, Failure>>;
  /** Id of whoever this browser is signed in as now; null for nobody or when that can't be told. */
  readonly whoIsHere: () => Promise<string | null>;
}

const KEY = 'oriAnswers';
const TOO_MANY = 429;
const TOO_SLOW = 408;
const SERVER_FAULT = 500;
/** Not signed in, or with an old token: the answer is good, the moment is not. */
const NOT_NOW: readonly number[] = [0, 401, 403, TOO_SLOW, TOO_MANY];

/** Whether the same answer may be taken later. */
function mayPass({ status }: Failure): boolean {
  return NOT_NOW.includes(status) || status >= SERVER_FAULT;
}

function parsed(text: string | null): readonly AttemptInput[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as AttemptInput[]) : [];
  } catch {
    return [];
  }
}

/**
 * A learner's answers on their way to the server. They are kept under the learner's own id, so
 * whoever signs in next on this device never sends them; answers that were refused leave.
 */
export function createAttemptQueue({ learnerId, send, whoIsHere }: QueueParts): AttemptQueue {
  const key = `${KEY}:${learnerId}`;
  const kept = (): readonly AttemptInput[] => parsed(readStored('local', key));
  const keep = (list: readonly AttemptInput[]): void =>
    list.length > 0 ? writeStored('local', key, JSON.stringify(list)) : removeStored('local', key);
  const forget = (id: string): void => keep(kept().filter((attempt) => attempt.id !== id));

  async function deliver(attempt: AttemptInput): Promise<Sent> {
    const answer = await send(attempt);
    if (!answer.ok && (mayPass(answer.failure) || (await whoIsHere()) !== learnerId))
      return { outcome: 'kept' };
    forget(attempt.id);
    return answer.ok
      ? { outcome: 'judged', reply: answer.value }
      : { outcome: 'refused', failure: answer.failure };
  }

  const watchers = new Set<(attempt: AttemptInput, sent: Sent) => void>();

  return {
    kept,
    watch: (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    submit: (attempt) => {
      keep([...kept().filter(({ id }) => id !== attempt.id), attempt]);
      return deliver(attempt);
    },
    flush: async () => {
      if (kept().length > 0 && (await whoIsHere()) !== learnerId) return kept().length;
      for (const attempt of kept()) {
        const sent = await deliver(attempt);
        if (sent.outcome === 'kept') break;
        for (const tell of watchers) tell(attempt, sent);
      }
      return kept().length;
    },
  };
}
