import type { ScreenLimits } from '@ori/contracts/limits-of-child';
import type { MoreTime } from '@ori/core/limits/screen-time';
import { inArray } from 'drizzle-orm';
import type { Database, Executor } from '../../../db/database.ts';
import { isTakenElsewhere } from '../../../db/taken-elsewhere.ts';
import { screenGrants, screenLimitRows } from './limits.tables.ts';

/** What was decided for a child and what it did on the day that was asked for. */
export interface ScreenState {
  readonly limits: ScreenLimits | null;
  readonly decidedAt: Date | null;
  readonly given: readonly MoreTime[];
  readonly workedMs: number;
}

interface StateRow {
  readonly dailyMinutes: number | null;
  readonly hoursFrom: string | null;
  readonly hoursTo: string | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly decidedAt: Date | null;
  readonly given: readonly { readonly minutes: number; readonly givenAt: string }[] | null;
  readonly workedMs: string | null;
}

/** One row, whether or not anything was decided: asked before a child begins something new. */
const STATE = {
  name: 'privacy-screen-state',
  text: `select l.daily_minutes as "dailyMinutes", l.hours_from as "hoursFrom", l.hours_to as "hoursTo",
      l.quiet_from as "quietFrom", l.quiet_to as "quietTo", l.decided_at as "decidedAt",
      (select json_agg(json_build_object('minutes', minutes, 'givenAt', given_at)) from screen_grants
        where child_id = $1 and day = $2::date) as given,
      (select worked_ms from learner_days where learner_id = $1 and day = $2::date) as "workedMs"
    from (select 1) one left join lateral (
      select * from screen_limits where child_id = $1 order by decided_at desc, id desc limit 1) l on true`,
};

function spanOf(from: string | null, to: string | null): ScreenLimits['quiet'] {
  return from === null || to === null ? null : { from, to };
}

function stateOf(row: StateRow): ScreenState {
  const { dailyMinutes, hoursFrom, hoursTo, quietFrom, quietTo, decidedAt, given, workedMs } = row;
  const limits = { dailyMinutes, hours: spanOf(hoursFrom, hoursTo), quiet: spanOf(quietFrom, quietTo) };
  return {
    limits: decidedAt === null ? null : limits,
    decidedAt,
    given: (given ?? []).map(({ minutes, givenAt }) => ({ minutes, givenAt: new Date(givenAt) })),
    workedMs: Number(workedMs ?? 0),
  };
}

/** What parents decided about time on screen; decisions and minutes given are added, never changed. */
export function createLimitsStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    /** @param day the child's own date */
    async stateOf(childId: string, day: string): Promise<ScreenState> {
      const [row] = (await pool.query<StateRow>({ ...STATE, values: [childId, day] })).rows;
      if (row === undefined) throw new Error('A select of one row gave none');
      return stateOf(row);
    },
    async decide(row: typeof screenLimitRows.$inferInsert, tx: Executor): Promise<void> {
      await tx.insert(screenLimitRows).values(row);
    },
    /** False when it was given before. */
    async give(row: typeof screenGrants.$inferInsert, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, screenGrants, [row])) return false;
      return (await tx.insert(screenGrants).values(row).onConflictDoNothing().returning()).length > 0;
    },
    async everOf(childIds: readonly string[]) {
      const ids = [...childIds];
      const [limits, given] = await Promise.all([
        db.select().from(screenLimitRows).where(inArray(screenLimitRows.childId, ids)),
        db.select().from(screenGrants).where(inArray(screenGrants.childId, ids)),
      ]);
      return { limits, given };
    },
  };
}
export type LimitsStore = ReturnType<typeof createLimitsStore>;
