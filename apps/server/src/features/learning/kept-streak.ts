import { addDays } from '@ori/core/learning/day-of';

/** A streak as it is kept beside the log: its length on the last day with work. Days are `YYYY-MM-DD`. */
export interface KeptStreak {
  readonly streakDays: number;
  readonly lastWorkDay: string | null;
}

/** The streak after work on a day. An earlier day (a journey westward over the date line) changes nothing. */
export function streakAfterWork(
  { streakDays, lastWorkDay }: KeptStreak,
  day: string,
): { streakDays: number; lastWorkDay: string } {
  if (lastWorkDay !== null && day <= lastWorkDay) return { streakDays, lastWorkDay };
  return { streakDays: lastWorkDay === addDays(day, -1) ? streakDays + 1 : 1, lastWorkDay: day };
}

/** The streak as it stands today: yesterday's still stands while today has no work yet. */
export function standingStreak({ streakDays, lastWorkDay }: KeptStreak, today: string): number {
  return lastWorkDay !== null && lastWorkDay >= addDays(today, -1) ? streakDays : 0;
}
