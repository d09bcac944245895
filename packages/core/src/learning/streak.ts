import { addDays } from './day-of.ts';
import { isRestDay, type RestSpan } from './rest-days.ts';

/**
 * Days in a row with work, up to today. A day that is not over breaks nothing: with no work yet today
 * the streak of yesterday still stands. Days off neither count nor break it; work on one counts.
 * @param daysWorked `YYYY-MM-DD` in the learner's own time zone, in any order, repeats allowed; later days are ignored
 * @param today the learner's date now
 */
export function streakDays(
  daysWorked: readonly string[],
  today: string,
  rests: readonly RestSpan[] = [],
): number {
  const worked = new Set(daysWorked);
  let day = worked.has(today) ? today : addDays(today, -1);
  let streak = 0;
  while (worked.has(day) || isRestDay(day, rests)) {
    streak += Number(worked.has(day));
    day = addDays(day, -1);
  }
  return streak;
}
