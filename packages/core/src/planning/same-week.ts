import type { TimetableSlot } from '@ori/contracts/planning';

const told = (slots: readonly TimetableSlot[]): string =>
  slots
    .map(({ weekday, subject, minutes }) => `${weekday} ${subject} ${minutes}`)
    .toSorted()
    .join();

/** Do two timetables say the same, in whatever order? */
export const isSameWeek = (one: readonly TimetableSlot[], other: readonly TimetableSlot[]): boolean =>
  told(one) === told(other);
