import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Log } from '../db/log.ts';

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

/** What this process knows of a caller's window. */
interface Entry {
  readonly windowMs: number;
  /** By this process's own clock, which nobody sets. */
  endsAt: number;
  own: number;
  /** How many of `own` the database knows. */
  told: number;
  /** Counted by other processes. */
  others: number;
  /** The database's end of the window it last told of. */
  until: string | null;
  /** What the database is being told of this caller; one statement at a time, so that none is counted twice. */
  telling: Promise<void>;
}

/** So few calls are allowed only of what is dear: each is counted by the database before it is answered. */
const AT_ONCE_UP_TO = 30;
/** Who comes less often than this part of a limit is not told of: so many processes stay within twice the limit. */
const UNTOLD_PART = 16;
/** Callers remembered; those longest not seen go first. */
const ENTRIES_MAX = 20_000;

const ADD = `insert into rate_counts as r (id, calls, until)
  select id, calls, now() + ms * interval '1 millisecond' from unnest($1::text[], $2::int[], $3::float8[]) as t (id, calls, ms)
  order by id
  on conflict (id) do update set
    calls = case when r.until <= now() then excluded.calls else r.calls + excluded.calls end,
    until = case when r.until <= now() then excluded.until else r.until end
  returning id, calls, until::text as until, extract(epoch from until - now())::float8 * 1000 as "leftMs"`;

interface Told {
  readonly id: string;
  readonly calls: number;
  readonly until: string;
  readonly leftMs: number;
}

const newEntry = (windowMs: number): Entry => ({
  windowMs,
  endsAt: performance.now() + windowMs,
  own: 0,
  told: 0,
  others: 0,
  until: null,
  telling: Promise.resolve(),
});

/** Forgets windows that are over. */
export async function forgetRates({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('delete from rate_counts where until < now()');
}

/**
 * Counts calls for all processes together (docs/decisions/055): here, and now and then (`share`) in the database, so
 * that a call costs no statement; where few calls are allowed at all, at once. Without the database each process
 * counts for itself.
 */
export function createRateBook({ database, secret, log }: Deps) {
  const entries = new Map<string, Entry>();
  const due = new Set<string>();

  function entryOf(key: string, windowMs: number): Entry {
    const found = entries.get(key);
    entries.delete(key);
    const isOver = found === undefined || found.endsAt <= performance.now();
    const entry = isOver ? newEntry(windowMs) : found;
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  const idOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);

  function learn(entry: Entry, calls: number, { calls: all, until, leftMs }: Told): void {
    entry.told = until === entry.until ? entry.told + calls : calls;
    entry.others = Math.max(0, all - entry.told);
    entry.until = until;
    entry.endsAt = performance.now() + leftMs;
  }

  /** Tells the database of these callers, and learns what other processes counted of them. */
  async function tell(keys: readonly string[]): Promise<void> {
    const told = keys.flatMap((key) => {
      const entry = entries.get(key);
      const calls = entry === undefined ? 0 : entry.own - entry.told;
      return entry === undefined || calls <= 0 ? [] : [{ id: idOf(key), entry, calls }];
    });
    if (told.length === 0) return;
    const { rows } = await database.pool.query<Told>(ADD, [
      told.map(({ id }) => id),
      told.map(({ calls }) => calls),
      told.map(({ entry }) => entry.windowMs),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, entry, calls } of told) {
      const row = byId.get(id);
      if (row !== undefined) learn(entry, calls, row);
    }
  }

  const tellIfPossible = (keys: readonly string[]): Promise<void> =>
    tell(keys).catch((error: unknown) => log.warn({ err: error }, 'calls are counted here alone'));

  let sharing = Promise.resolve();
  function share(): Promise<void> {
    sharing = sharing.then(() => {
      const keys = [...due];
      due.clear();
      return tellIfPossible(keys);
    });
    return sharing;
  }

  const standing = ({ own, others, endsAt }: Entry): Counted => ({
    current: own + others,
    ttl: Math.max(0, Math.ceil(endsAt - performance.now())),
  });

  return {
    share,
    /** One call more; a promise only where the database is asked. */
    count(key: string, windowMs: number, max: number): Counted | Promise<Counted> {
      const entry = entryOf(key, windowMs);
      entry.own += 1;
      // Beyond the limit nothing can be learned that changes the answer.
      if (entry.own + entry.others > max) return standing(entry);
      if (max <= AT_ONCE_UP_TO) {
        entry.telling = entry.telling.then(() => tellIfPossible([key]));
        return entry.telling.then(() => standing(entry));
      }
      if (entry.own >= max / UNTOLD_PART) due.add(key);
      return standing(entry);
    },
  };
}
export type RateBook = ReturnType<typeof createRateBook>;
