import type { TutorStats, timeframe } from '@ori/contracts/tutor';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { minutesOf } from '@ori/core/learning/minutes';
import type { z } from 'zod';
import type { StatsStore } from './stats.store.ts';
import type { TutorDeps } from './tutor.deps.ts';

type Timeframe = z.infer<typeof timeframe>;

/** Days before today that count. */
const DAYS_BEFORE: Readonly<Record<Exclude<Timeframe, 'all'>, number>> = { day: 0, week: 6, month: 29 };
const DAY_MS = 86_400_000;
const EVER = '1970-01-01';

interface Deps extends Pick<TutorDeps, 'now'> {
  readonly store: StatsStore;
}

/** A learner's own figures with the tutor. */
export function createStatsService({ store, now }: Deps) {
  return {
    async stats({ userId, timeZone }: Viewer, timeframe: Timeframe): Promise<TutorStats> {
      const today = dayOf(now(), timeZone);
      const sinceDay = timeframe === 'all' ? EVER : addDays(today, -DAYS_BEFORE[timeframe]);
      // A learner's day may begin up to a day before the same date does in UTC; exactness is asked of days, not hours.
      const since = timeframe === 'all' ? new Date(0) : startOf(sinceDay, timeZone);
      const { activeMs, topics, ...counted } = await store.statsOf(userId, since, sinceDay);
      return { timeframe, ...counted, minutes: minutesOf(activeMs), topics: [...topics] };
    },
  };
}
export type StatsService = ReturnType<typeof createStatsService>;

/** The moment a learner's day begins, to the quarter of an hour, which is as fine as time zones are. */
function startOf(day: string, timeZone: string): Date {
  const quarterMs = 15 * 60_000;
  const first = Date.parse(`${day}T00:00:00Z`) - DAY_MS;
  for (let at = first; ; at += quarterMs) if (dayOf(new Date(at), timeZone) >= day) return new Date(at);
}
