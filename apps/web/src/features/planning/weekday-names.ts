import { WEEK_DAYS } from './week-days.ts';

/** Every weekday, 1 for Monday to 7 for Sunday. */
export const WEEKDAYS = Array.from({ length: WEEK_DAYS }, (_, index) => index + 1);

/** A Monday: any will do to name the days after it. */
const MONDAY_MS = Date.UTC(2026, 0, 5, 12);
const DAY_MS = 86_400_000;

/** The name of a weekday, 1 for Monday to 7 for Sunday. */
export function weekdayName(weekday: number, language: string, style: 'long' | 'short' = 'long'): string {
  const at = new Date(MONDAY_MS + (weekday - 1) * DAY_MS);
  return new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(at);
}
