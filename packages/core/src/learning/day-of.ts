import { wallReader } from './wall-clock.ts';

const DAY_MS = 86_400_000;
// Marked as pure, so that pages which ask for no day leave it out.
const onTheWall = /* @__PURE__ */ wallReader();

/**
 * The date on the learner's wall at an instant, as `YYYY-MM-DD`.
 * @param timeZone an IANA name, such as `America/New_York`; a RangeError is thrown for an unknown one
 */
export function dayOf(instant: Date, timeZone: string): string {
  const { year = '', month = '', day = '' } = onTheWall(instant, timeZone);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** The calendar date so many days later (or earlier, when negative). Dates have no clock, so no hour is lost or gained. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
