import type { TimetableSlot } from '@ori/contracts/planning';
import { SUBJECTS, type Subject } from '@ori/contracts/subjects';

/** A subject of a timetable while it is changed: on which weekdays (1 for Monday), how many minutes on each. */
export interface SubjectDraft {
  /** As typed; empty where the days differ, or where it stands on none. */
  readonly minutes: string;
  readonly days: Readonly<Record<number, number>>;
}
export type TimetableDraft = Readonly<Record<Subject, SubjectDraft>>;

const FIRST_MINUTES = 30;

function sharedMinutes(days: SubjectDraft['days']): string {
  const [first, ...others] = new Set(Object.values(days));
  return first === undefined || others.length > 0 ? '' : String(first);
}

export function draftOf(slots: readonly TimetableSlot[]): TimetableDraft {
  const of = (subject: Subject): SubjectDraft => {
    const own = slots.filter((slot) => slot.subject === subject);
    const days = Object.fromEntries(own.map(({ weekday, minutes }) => [weekday, minutes]));
    return { minutes: sharedMinutes(days), days };
  };
  return Object.fromEntries(SUBJECTS.map((subject) => [subject, of(subject)])) as Record<
    Subject,
    SubjectDraft
  >;
}

/** Days without minutes are no part of the timetable. */
export function slotsOf(draft: TimetableDraft): TimetableSlot[] {
  return SUBJECTS.flatMap((subject) =>
    Object.entries(draft[subject].days).map(([weekday, minutes]) => ({
      weekday: Number(weekday),
      subject,
      minutes,
    })),
  )
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => a.weekday - b.weekday);
}

/** A weekday more or less: a new one takes the minutes of the others. */
export function withDay({ minutes, days }: SubjectDraft, weekday: number): SubjectDraft {
  const { [weekday]: had, ...others } = days;
  if (had !== undefined) return { minutes, days: others };
  const length = Number(minutes) || (Object.values(days).at(-1) ?? FIRST_MINUTES);
  const next = { ...days, [weekday]: length };
  return { minutes: minutes || sharedMinutes(next), days: next };
}

/** As many minutes on each of the subject's days. */
export function withMinutes({ days }: SubjectDraft, minutes: string): SubjectDraft {
  const each = Number(minutes) || 0;
  return {
    minutes,
    days: Object.fromEntries(Object.keys(days).map((weekday) => [weekday, each])),
  };
}
