import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** What this process knows of a caller's window. */
export interface RateEntry {
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

/** Forgets windows that are over. */
export async function forgetRates({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('delete from rate_counts where until < now()');
}

function learn(entry: RateEntry, calls: number, { calls: all, until, leftMs }: Told): void {
  entry.told = until === entry.until ? entry.told + calls : calls;
  entry.others = Math.max(0, all - entry.told);
  entry.until = until;
  entry.endsAt = performance.now() + leftMs;
}

/** Tells the database of callers, by a keyed hash, and learns what other processes counted of them. */
export function createRateTelling({ pool }: Pick<Database, 'pool'>, secret: string) {
  const idOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);
  return async (callers: readonly (readonly [key: string, entry: RateEntry])[]): Promise<void> => {
    const told = callers
      .map(([key, entry]) => ({ id: idOf(key), entry, calls: entry.own - entry.told }))
      .filter(({ calls }) => calls > 0);
    if (told.length === 0) return;
    const { rows } = await pool.query<Told>(ADD, [
      told.map(({ id }) => id),
      told.map(({ calls }) => calls),
      told.map(({ entry }) => entry.windowMs),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, entry, calls } of told) {
      const row = byId.get(id);
      if (row !== undefined) learn(entry, calls, row);
    }
  };
}
