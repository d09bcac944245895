import { REPORT_DAYS_MAX } from '@ori/contracts/progress-report';
import { addDays } from '@ori/core/learning/day-of';
import { yearAround } from '@ori/core/records/school-year';

export const REPORT_SPANS = ['month', 'lastMonth', 'quarter', 'year'] as const;
export type ReportSpan = (typeof REPORT_SPANS)[number];

export interface Days {
  readonly from: string;
  readonly to: string;
}

const QUARTER_DAYS = 90;

/** Why there is no report over these days; null where there is one. */
export function faultIn({ from, to }: Days): 'order' | 'long' | null {
  if (to < from) return 'order';
  return addDays(from, REPORT_DAYS_MAX) <= to ? 'long' : null;
}

/** The school year that runs today: the one that was set, else the one a record would be set up with. */
function yearStart(today: string, year: Days | null): string {
  const start = year !== null && year.from <= today && today <= year.to ? year.from : yearAround(today).from;
  const earliest = addDays(today, 1 - REPORT_DAYS_MAX);
  return start < earliest ? earliest : start;
}

/** The first and the last day of a usual span that ends today at the latest (`YYYY-MM-DD`); `year` is the one that was set. */
export function daysOf(span: ReportSpan, today: string, year: Days | null): Days {
  const monthStart = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = addDays(monthStart, -1);
  switch (span) {
    case 'month':
      return { from: monthStart, to: today };
    case 'lastMonth':
      return { from: `${lastOfMonthBefore.slice(0, 7)}-01`, to: lastOfMonthBefore };
    case 'quarter':
      return { from: addDays(today, 1 - QUARTER_DAYS), to: today };
    case 'year':
      return { from: yearStart(today, year), to: today };
  }
}
