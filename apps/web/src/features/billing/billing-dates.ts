import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@ori/contracts/billing-plans';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment as its day: "November 29, 2026", in the time zone of this computer. */
export function dayOf(moment: string | Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(moment));
}

/** When a first payment falls and until when it comes back, for a plan bought now. */
export function firstDays(now: Date, hasTrial: boolean): { readonly pay: Date; readonly backUntil: Date } {
  const pay = new Date(now.getTime() + (hasTrial ? TRIAL_DAYS * DAY_MS : 0));
  return { pay, backUntil: new Date(pay.getTime() + MONEY_BACK_DAYS * DAY_MS) };
}

/** Whole days until a moment, the day that has begun counted; never less than none. */
export function daysUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / DAY_MS));
}
