import type { Database } from '../db/database.ts';
import type { Log } from '../db/log.ts';
import { createRateTelling, type RateEntry } from './rate-telling.ts';

interface Deps {
  readonly database: Pick<Database, 'pool'>;
  /** Hides who is counted. */
  readonly secret: string;
  readonly log: Log;
}

/** Calls in the window so far, this one with them, and the milliseconds until it ends. */
export interface Counted {
  readonly current: number;
  readonly ttl: number;
}

/** So few calls are allowed only of what is dear: each is counted by the database before it is answered. */
const AT_ONCE_UP_TO = 30;
/** Who comes less often than this part of a limit is not told of: so many processes stay within twice the limit. */
const UNTOLD_PART = 16;
/** Callers remembered; those longest not seen go first. */
const ENTRIES_MAX = 20_000;

const newEntry = (windowMs: number): RateEntry => ({
  windowMs,
  endsAt: performance.now() + windowMs,
  own: 0,
  told: 0,
  others: 0,
  until: null,
  telling: Promise.resolve(),
});

const standing = ({ own, others, endsAt }: RateEntry): Counted => ({
  current: own + others,
  ttl: Math.max(0, Math.ceil(endsAt - performance.now())),
});

/** The windows of the callers last seen. */
function createEntries() {
  const entries = new Map<string, RateEntry>();
  return (key: string, windowMs: number): RateEntry => {
    const found = entries.get(key);
    entries.delete(key);
    const isOver = found === undefined || found.endsAt <= performance.now();
    const entry = isOver ? newEntry(windowMs) : found;
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
    return entry;
  };
}

/**
 * Counts calls for all processes together (docs/decisions/055): here, and now and then (`share`) in the database, so
 * that a call costs no statement; where few calls are allowed at all, at once. Without the database each process
 * counts for itself.
 */
export function createRateBook({ database, secret, log }: Deps) {
  const entryOf = createEntries();
  const tell = createRateTelling(database, secret);
  const due = new Map<string, RateEntry>();
  let sharing = Promise.resolve();

  const tellIfPossible: typeof tell = (callers) =>
    tell(callers).catch((error: unknown) => log.warn({ err: error }, 'calls are counted here alone'));

  return {
    /** Tells of all who come often. */
    share(): Promise<void> {
      sharing = sharing.then(() => {
        const callers = [...due];
        due.clear();
        return tellIfPossible(callers);
      });
      return sharing;
    },
    /** One call more; a promise only where the database is asked. */
    count(key: string, windowMs: number, max: number): Counted | Promise<Counted> {
      const entry = entryOf(key, windowMs);
      entry.own += 1;
      // Beyond the limit nothing can be learned that changes the answer.
      if (entry.own + entry.others > max) return standing(entry);
      if (max <= AT_ONCE_UP_TO) {
        entry.telling = entry.telling.then(() => tellIfPossible([[key, entry]]));
        return entry.telling.then(() => standing(entry));
      }
      if (entry.own >= max / UNTOLD_PART) due.set(key, entry);
      return standing(entry);
    },
  };
}
export type RateBook = ReturnType<typeof createRateBook>;
