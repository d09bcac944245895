import { addDays } from '@ori/core/learning/day-of';

export const REPORT_SPANS = ['month', 'lastMonth', 'quarter', 'year'] as const;
export type ReportSpan = (typeof REPORT_SPANS)[number];

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Most school years begin with this month; a report over one reaches back to it. */
const YEAR_BEGINS = '-08-01';
const QUARTER_DAYS = 90;

function schoolYearStart(today: string): string {
  const year = Number(today.slice(0, 4));
  const start = `${year}${YEAR_BEGINS}`;
  return start <= today ? start : `${year - 1}${YEAR_BEGINS}`;
}

/** The first and the last day of a usual span that ends today at the latest (`YYYY-MM-DD`). */
export function daysOf(span: ReportSpan, today: string): Days {
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
      return { from: schoolYearStart(today), to: today };
  }
}
