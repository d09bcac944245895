import type { TimetableSlot } from '@ori/contracts/planning';
import type { Subject } from '@ori/contracts/subjects';

/** Monday to Friday first: a weekend is taken only when nothing else is left. */
const DAYS_IN_TURN = [1, 2, 3, 4, 5, 6, 7];
const FIRST_MINUTES = 30;

const minutesOf = (slots: readonly TimetableSlot[], weekday: number): number =>
  slots.filter((slot) => slot.weekday === weekday).reduce((sum, { minutes }) => sum + minutes, 0);

const isWeekend = (weekday: number): boolean => weekday > 5;

/** The free day with least on it, weekdays before the weekend. */
function lightest(slots: readonly TimetableSlot[], free: readonly number[]): number | undefined {
  return free.toSorted(
    (a, b) =>
      Number(isWeekend(a)) - Number(isWeekend(b)) || minutesOf(slots, a) - minutesOf(slots, b) || a - b,
  )[0];
}

/**
 * The week with one day more or less of a subject: a new day takes the minutes of the subject's other days and
 * the weekday with least on it; the day with most on it is given up first. Null where nothing can change.
 */
export function changePace(
  slots: readonly TimetableSlot[],
  subject: Subject,
  by: 1 | -1,
): TimetableSlot[] | null {
  const own = slots.filter((slot) => slot.subject === subject);
  if (by === 1) {
    const taken = new Set(own.map(({ weekday }) => weekday));
    const weekday = lightest(
      slots,
      DAYS_IN_TURN.filter((day) => !taken.has(day)),
    );
    if (weekday === undefined) return null;
    return [...slots, { weekday, subject, minutes: own.at(-1)?.minutes ?? FIRST_MINUTES }];
  }
  const given = own.toSorted(
    (a, b) =>
      Number(isWeekend(b.weekday)) - Number(isWeekend(a.weekday)) ||
      minutesOf(slots, b.weekday) - minutesOf(slots, a.weekday),
  )[0];
  return given === undefined ? null : slots.filter((slot) => slot !== given);
}
