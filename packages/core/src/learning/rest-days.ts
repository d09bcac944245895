import { addDays } from './day-of.ts';

/** Days off, both ends included, as `YYYY-MM-DD`. */
export interface RestSpan {
  readonly from: string;
  readonly to: string;
}

/** Is the day one of those off? */
export function isRestDay(day: string, rests: readonly RestSpan[]): boolean {
  return rests.some(({ from, to }) => from <= day && day <= to);
}

/** Are all days between the two, ends not included, days off? True when there is none between. */
export function onlyRestBetween(earlier: string, later: string, rests: readonly RestSpan[]): boolean {
  let day = addDays(earlier, 1);
  while (day < later && isRestDay(day, rests)) day = addDays(day, 1);
  return day >= later;
}

/** The last of the days off in a row that `day` belongs to, or null when it is none. */
export function restsUntil(day: string, rests: readonly RestSpan[]): string | null {
  if (!isRestDay(day, rests)) return null;
  let last = day;
  while (isRestDay(addDays(last, 1), rests)) last = addDays(last, 1);
  return last;
}
