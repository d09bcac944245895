import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { type FailureScope, knownDevices, pinFailures } from './accounts.tables.ts';

/** One counter: what it counts, for whom, since when. */
export interface Counter {
  readonly scope: FailureScope;
  readonly key: string;
  readonly windowStart: Date;
}
export type Counts = ReadonlyMap<FailureScope, number>;

/** The window of this length that a moment lies in. */
export function windowStart(now: Date, lengthMs: number): Date {
  return new Date(Math.floor(now.getTime() / lengthMs) * lengthMs);
}

/** A window that never ends. */
export const FOR_EVER = new Date(0);

interface CountRow extends Record<string, unknown> {
  readonly scope: FailureScope;
  readonly count: number;
}

interface StandingRow extends Record<string, unknown> {
  readonly userId: string;
  readonly accountInAll: number;
  readonly onDevices: readonly number[];
}

/** An attack on secrets, as far as it can be told: never whose secrets, never from where. */
export interface Guessing {
  readonly failures: number;
  readonly networks: number;
  readonly since: Date;
}
interface GuessingRow extends Record<string, unknown> {
  readonly failures: number;
  readonly networks: number;
  readonly since: string | Date | null;
}

const listOf = (counters: readonly Counter[]) =>
  sql.join(
    counters.map(
      (counter, place) =>
        sql`(${place}::int, ${counter.scope}::text, ${counter.key}::text, ${counter.windowStart.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  );

const asCounts = (rows: readonly CountRow[]): Counts => new Map(rows.map((row) => [row.scope, row.count]));

/** The only SQL that counts failures. Counters live in the database, so all processes share them. */
export function createPinFailureStore(db: Db) {
  /** Adds to all counters in one statement and answers their new values; none falls below zero. */
  async function add(counters: readonly Counter[], delta: 1 | -1): Promise<Counts> {
    // Rows are written in the order given, the same for everybody, so two tries never wait for each other in a ring.
    const { rows } = await db.execute<CountRow>(sql`
      insert into pin_failures as f (scope, key, window_start, count)
      select scope, key, window_start, ${Math.max(delta, 0)}::int
      from (values ${listOf(counters)}) as wanted (place, scope, key, window_start)
      order by place
      on conflict (scope, key, window_start) do update set count = greatest(0, f.count + ${delta}::int)
      returning scope, count`);
    return asCounts(rows);
  }

  return {
    add,
    async read(counters: readonly Counter[]): Promise<Counts> {
      const { rows } = await db.execute<CountRow>(sql`
        select scope, count from pin_failures
        where (scope, key, window_start) in (
          select scope, key, window_start from (values ${listOf(counters)}) as wanted (place, scope, key, window_start)
        )`);
      return asCounts(rows);
    },
    /** What can hold each person's PIN back: failures in all on unknown devices, and on each known one. */
    async standingOf(userIds: readonly string[]): Promise<StandingRow[]> {
      const { rows } = await db.execute<StandingRow>(sql`
        select id as "userId",
          coalesce((select f.count from pin_failures f where f.scope = 'account-total' and f.key = id::text
            and f.window_start = ${FOR_EVER.toISOString()}::timestamptz), 0) as "accountInAll",
          array(select d.failures_in_a_row from known_devices d where d.user_id = id) as "onDevices"
        from unnest(${sql.param(userIds)}::uuid[]) as wanted (id)`);
      return rows;
    },
    /** Forgets the failures of an account, on all devices: a grown-up or a mail has renewed it. */
    async renew(userId: string, tx: Executor): Promise<void> {
      await tx
        .delete(pinFailures)
        .where(
          and(eq(pinFailures.key, userId), sql`${pinFailures.scope} in ('account-day', 'account-total')`),
        );
      await tx.update(knownDevices).set({ failures: 0 }).where(eq(knownDevices.userId, userId));
    },
    /** Hours since the moment with at least `min` failures, taken together; null when there is none. */
    async guessing(since: Date, min: number): Promise<Guessing | null> {
      const { rows } = await db.execute<GuessingRow>(sql`
        with loud as (select window_start, count from pin_failures
          where scope = 'guesses-hour' and window_start >= ${since.toISOString()}::timestamptz and count >= ${min}::int)
        select coalesce(sum(count), 0)::int as failures, min(window_start) as since,
          (select count(distinct key)::int from pin_failures where scope = 'address-hour' and count > 0
            and window_start in (select window_start from loud)) as networks from loud`);
      const [row] = rows;
      return row?.since ? { ...row, since: new Date(row.since) } : null;
    },
    /** Forgets windows that are over, and what was counted for people who are gone. */
    async forget(before: Date, namesBefore: Date): Promise<void> {
      // Failures in all are counted longer, also for names nobody has, so that those behave like accounts.
      const isOver = sql`${pinFailures.windowStart} < case when ${pinFailures.scope} = 'account-total'
        then ${namesBefore.toISOString()}::timestamptz else ${before.toISOString()}::timestamptz end`;
      await db.delete(pinFailures).where(and(isOver, gt(pinFailures.windowStart, FOR_EVER)));
      await db.execute(sql`
        delete from pin_failures f where f.window_start = ${FOR_EVER.toISOString()}::timestamptz
          and not exists (select 1 from users u where u.id::text = f.key)`);
    },
  };
}
export type PinFailureStore = ReturnType<typeof createPinFailureStore>;
