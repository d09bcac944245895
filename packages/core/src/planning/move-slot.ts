import type { Subject } from '@ori/contracts/content';
import { SLOT_MINUTES_MAX } from '@ori/contracts/plan-terms';
import type { TimetableSlot } from '@ori/contracts/planning';

/** Which slot of a week: each subject stands at most once a day. */
export interface SlotAt {
  readonly weekday: number;
  readonly subject: Subject;
}

const isAt = (slot: SlotAt, { weekday, subject }: SlotAt) =>
  slot.weekday === weekday && slot.subject === subject;

/**
 * The week with one slot on another weekday. Where its subject stands there already the minutes are added;
 * null when that would be more than a day holds, or when there is nothing to move.
 */
export function moveSlot(
  slots: readonly TimetableSlot[],
  slot: SlotAt,
  weekday: number,
): TimetableSlot[] | null {
  const moved = slots.find((each) => isAt(each, slot));
  if (moved === undefined || weekday === slot.weekday) return null;
  const there = slots.find((each) => isAt(each, { weekday, subject: slot.subject }));
  const minutes = moved.minutes + (there?.minutes ?? 0);
  if (minutes > SLOT_MINUTES_MAX) return null;
  const others = slots.filter((each) => each !== moved && each !== there);
  return [...others, { weekday, subject: slot.subject, minutes }];
}
