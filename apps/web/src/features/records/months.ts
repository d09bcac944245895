import { addDays } from '@ori/core/learning/day-of';
import { weekdayOf } from '@ori/core/planning/week';
import type { Span } from './school-span.ts';

/** A month of the calendar: `YYYY-MM`, and its weeks from Monday on; null where a day is another month's. */
export interface Month {
  readonly month: string;
  readonly weeks: readonly (readonly (string | null)[])[];
}

const WEEK_DAYS = 7;
const monthOf = (day: string) => day.slice(0, 7);

/** Every day of a month. */
function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The months that a span touches, oldest first, each whole. */
export function monthsOf({ from, to }: Span): Month[] {
  const months: Month[] = [];
  for (let first = `${monthOf(from)}-01`; first <= to;) {
    const month = monthOf(first);
    const days = daysOf(month);
    const blanks = Array.from({ length: weekdayOf(first) - 1 }, () => null);
    const cells: (string | null)[] = [...blanks, ...days];
    while (cells.length % WEEK_DAYS > 0) cells.push(null);
    const weeks = Array.from({ length: cells.length / WEEK_DAYS }, (_, week) =>
      cells.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS),
    );
    months.push({ month, weeks });
    first = addDays(days.at(-1) ?? first, 1);
  }
  return months;
}
