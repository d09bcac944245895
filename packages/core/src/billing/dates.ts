import { type Interval, MONEY_BACK_DAYS, REMINDER_DAYS, TRIAL_DAYS } from '@ori/contracts/billing-plans';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTHS: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/** When free days end that begin now. */
export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);
}

/** So many months on, at the same time of day (UTC); the last of the month where the day is not there. */
function monthsOn(from: Date, months: number): Date {
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const dayMs = (Math.min(from.getUTCDate(), last) - 1) * DAY_MS;
  return new Date(first + dayMs + (from.getTime() % DAY_MS));
}

/** The first end of a period after the moment; periods are counted from `anchor`, so that the day of the month stays. */
export function periodEndAfter(anchor: Date, after: Date, interval: Interval): Date {
  const apart =
    (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + after.getUTCMonth() - anchor.getUTCMonth();
  const size = MONTHS[interval];
  let count = Math.max(1, Math.floor(apart / size));
  while (monthsOn(anchor, count * size) <= after) count += 1;
  return monthsOn(anchor, count * size);
}

/** The last moment at which a first payment is given back. */
export function moneyBackEnd(firstPaidAt: Date): Date {
  return new Date(firstPaidAt.getTime() + MONEY_BACK_DAYS * DAY_MS);
}

/** Is it time to say that the free days end? Two days before, and not once they are over. */
export function isReminderDue(trialEndsAt: Date, now: Date): boolean {
  const leftMs = trialEndsAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= REMINDER_DAYS * DAY_MS;
}
