import type { Subject } from '@ori/contracts/content';
import type { TimetableSlot } from '@ori/contracts/planning';
import { addDays } from '../learning/day-of.ts';
import { isRestDay, type RestSpan } from '../learning/rest-days.ts';
import { weekdayOf } from './week.ts';

/** When a learner works on what, and when not. */
export interface Timetable {
  readonly slots: readonly TimetableSlot[];
  readonly rests: readonly RestSpan[];
}

/** Days searched for the next slot: longer than any days off a family enters at once. */
const DAYS_SEARCHED = 400;
const SATURDAY = 6;

/** The minutes a subject has on a day; 0 on a day off or without a slot. */
export function minutesOn({ slots, rests }: Timetable, subject: Subject, day: string): number {
  if (isRestDay(day, rests)) return 0;
  const weekday = weekdayOf(day);
  return slots.find((slot) => slot.subject === subject && slot.weekday === weekday)?.minutes ?? 0;
}

/**
 * The first day after `after` on which the subject has a slot. A subject without any slot may stand on any
 * school day, Monday to Friday; where days off never end, the very next day is taken, so that nothing is lost.
 */
export function nextSlotDay(timetable: Timetable, subject: Subject, after: string): string {
  const hasSlots = timetable.slots.some((slot) => slot.subject === subject);
  const suits = (day: string) =>
    hasSlots
      ? minutesOn(timetable, subject, day) > 0
      : weekdayOf(day) < SATURDAY && !isRestDay(day, timetable.rests);
  for (let ahead = 1; ahead <= DAYS_SEARCHED; ahead++) {
    const day = addDays(after, ahead);
    if (suits(day)) return day;
  }
  return addDays(after, 1);
}
