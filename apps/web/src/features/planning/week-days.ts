import type { RestSpan, Schedule, ScheduleEntry } from '@ori/contracts/planning';
import { addDays } from '@ori/core/learning/day-of';

export const WEEK_DAYS = 7;

/** A day of the week on screen with what stands on it. */
export interface PlannedDay {
  readonly day: string;
  readonly entries: readonly ScheduleEntry[];
  /** Days off that cover it. */
  readonly rests: readonly RestSpan[];
  /** Does it lie outside the terms of the year? */
  readonly isClosed: boolean;
}

/** So many days from `from` on. */
export function daysFrom(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

type Week = Pick<Schedule, 'from' | 'entries' | 'rests' | 'closed'>;

/** The week of a plan, day by day. */
export function weekOf({ from, entries, rests, closed }: Week): PlannedDay[] {
  return daysFrom(from, WEEK_DAYS).map((day) => ({
    day,
    entries: entries.filter((entry) => entry.day === day),
    rests: rests.filter((rest) => rest.from <= day && day <= rest.to),
    isClosed: closed.some((span) => span.from <= day && day <= span.to),
  }));
}
