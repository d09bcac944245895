import { RECENTLY_ACTIVE_MS } from '@ori/contracts/tutor-names';
import { isQuietAt } from '@ori/core/tutor/ground/quiet-time';
import type { Allowance } from '@ori/core/tutor/turn';
import { limitsOf } from './care/limits.store.ts';
import type { DayRow, TurnState } from './turns.store.ts';

const MINUTE_MS = 60_000;
/** A first message stands for so much time with the tutor. */
const FIRST_MS = MINUTE_MS;

/** Whole solutions of a learner's own problems, which belong to no skill, are counted together. */
export const OWN_PROBLEMS = 'own-problems';

/** What this message adds to the day: the time since the one before, where there was no pause. */
export function timeSpent(day: DayRow | null, now: Date): { activeMs: number; inARowSince: Date } {
  const gapMs = day === null ? Infinity : now.getTime() - Date.parse(day.lastAt);
  if (day === null || gapMs >= RECENTLY_ACTIVE_MS) return { activeMs: FIRST_MS, inARowSince: now };
  return { activeMs: Math.max(0, gapMs), inARowSince: new Date(day.inARowSince) };
}

/** What a grown-up and the day allow in this turn. */
export function allowanceOf(
  { limits, day }: Pick<TurnState, 'limits' | 'day'>,
  about: { readonly skill: string | null; readonly now: Date; readonly timeZone: string },
): Allowance {
  const { mode, dailyMinutes, quiet } = limitsOf(limits);
  const { activeMs, inARowSince } = timeSpent(day, about.now);
  const usedMs = day === null ? 0 : day.activeMs + (activeMs === FIRST_MS ? 0 : activeMs);
  return {
    mode,
    workedToday: day?.worked[about.skill ?? OWN_PROBLEMS] ?? 0,
    minutesLeft: dailyMinutes === null ? null : dailyMinutes - usedMs / MINUTE_MS,
    isQuietTime: quiet !== null && isQuietAt(quiet, about.now, about.timeZone),
    minutesInARow: (about.now.getTime() - inARowSince.getTime()) / MINUTE_MS,
  };
}
