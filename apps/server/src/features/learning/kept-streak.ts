import { addDays } from '@ori/core/learning/day-of';
import { onlyRestBetween, type RestSpan } from '@ori/core/learning/rest-days';

/** A streak as it is kept beside the log: its length on the last day with work. Days are `YYYY-MM-DD`. */
export interface KeptStreak {
  readonly streakDays: number;
  readonly lastWorkDay: string | null;
}

/**
 * The streak after work on a day. Days off between are passed over. An earlier day (a journey westward over
 * the date line) changes nothing.
 */
export function streakAfterWork(
  { streakDays, lastWorkDay }: KeptStreak,
  day: string,
  rests: readonly RestSpan[],
): { streakDays: number; lastWorkDay: string } {
  if (lastWorkDay !== null && day <= lastWorkDay) return { streakDays, lastWorkDay };
  const goesOn = lastWorkDay !== null && onlyRestBetween(lastWorkDay, day, rests);
  return { streakDays: goesOn ? streakDays + 1 : 1, lastWorkDay: day };
}

/** The streak as it stands today: yesterday's still stands while today has no work yet. */
export function standingStreak(
  { streakDays, lastWorkDay }: KeptStreak,
  today: string,
  rests: readonly RestSpan[],
): number {
  if (lastWorkDay === null) return 0;
  return lastWorkDay >= addDays(today, -1) || onlyRestBetween(lastWorkDay, today, rests) ? streakDays : 0;
}
