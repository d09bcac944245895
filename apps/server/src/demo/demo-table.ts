import { addDays } from '@ori/core/learning/day-of';
import { mondayOf, weekdayOf } from '@ori/core/planning/week';
import type { Subject } from '@ori/contracts/subjects';
import type { TableLesson } from './demo-record-shapes.ts';
import { demoYears, holidaysOf, type Span, termOf } from './demo-school-weeks.ts';

const DAYS_OF_WEEK = 7;
const DAY_MS = 86_400_000;

/** One lesson at the table, on its day. `at` is the same at every start. */
export interface AtTable {
  readonly at: number;
  readonly day: string;
  readonly subject: Subject;
  readonly minutes: number;
  readonly title: string;
}

const isIn =
  (day: string) =>
  ({ from, to }: Span): boolean =>
    from <= day && day <= to;

/**
 * The lessons at the table on every day of school that is over: what full days of attendance rest on. Single days that
 * were something else (a trip, an illness) have none.
 */
export function tableLessons(today: string, table: readonly TableLesson[], off: readonly Span[]): AtTable[] {
  return demoYears(today).flatMap((year) => {
    const { from, to } = termOf(year);
    const free = [...holidaysOf(year), ...off];
    const found: AtTable[] = [];
    for (let day = from; day <= to && day < today; day = addDays(day, 1)) {
      if (free.some(isIn(day))) continue;
      const week = (Date.parse(day) - Date.parse(mondayOf(from))) / DAY_MS / DAYS_OF_WEEK;
      for (const [place, { weekdays, subject, minutes, weeks }] of table.entries()) {
        if (!weekdays.includes(weekdayOf(day))) continue;
        const at = (Date.parse(day) / DAY_MS) * table.length + place;
        found.push({ at, day, subject, minutes, title: weeks[Math.floor(week) % weeks.length] ?? '' });
      }
    }
    return found;
  });
}
