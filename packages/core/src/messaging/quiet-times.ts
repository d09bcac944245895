import type { Digest } from '@ori/contracts/messaging-names';
import { addDays, dayOf } from '../learning/day-of.ts';

/** Hours in which nothing new is shown, by the clock on the wall: `HH:MM`, possibly over midnight. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** The time on the wall at an instant, as `HH:MM`. */
export function timeOf(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(instant);
}

/** Does the time lie within the quiet hours? The same time twice means the whole day. */
export function isQuietAt(time: string, quiet: QuietHours | null): boolean {
  if (quiet === null) return false;
  const { from, until } = quiet;
  if (from < until) return from <= time && time < until;
  return time >= from || time < until;
}

/** Sunday, the day weekly digests go. */
const WEEKLY_WEEKDAY = 0;
const isWeeklyDay = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === WEEKLY_WEEKDAY;

export interface DigestPlan {
  readonly digest: Digest;
  /** 0 to 23, on the reader's wall. */
  readonly hour: number;
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
}
/** A digest that should go now. */
export interface DueDigest {
  /** The day it is sent for: one letter a day or week has one key, whoever sends it. */
  readonly day: string;
  /** How many days back it tells of. */
  readonly days: number;
}

/** The digest that is due now; null before its hour, on other days than its own, and while it is quiet. */
export function dueDigest({ digest, hour, quiet, timeZone }: DigestPlan, now: Date): DueDigest | null {
  if (digest === 'off') return null;
  const time = timeOf(now, timeZone);
  if (Number(time.slice(0, 2)) < hour || isQuietAt(time, quiet)) return null;
  const day = dayOf(now, timeZone);
  if (digest === 'weekly') return isWeeklyDay(day) ? { day, days: 7 } : null;
  return { day, days: 1 };
}

/** Days until a date, counted by calendar dates. */
export function isWithinDays(day: string, today: string, days: number): boolean {
  return day >= today && day <= addDays(today, days);
}
