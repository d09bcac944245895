import { SUBJECTS, type Subject } from '@ori/contracts/content';
import { addDays } from '../learning/day-of.ts';
import { minutesOn, type Timetable } from './slot-days.ts';

/** A lesson still to be done, in the order in which it is to be done. `pinnedTo` is a day somebody chose. */
export interface QueuedLesson {
  readonly lessonId: string;
  readonly courseId: string;
  readonly minutes: number;
  readonly pinnedTo: string | null;
}

/** What to draw: `days` from `from` on, each subject's lessons in their courses' order. */
export interface DrawFrom {
  readonly from: string;
  readonly days: number;
  readonly timetable: Timetable;
  readonly queues: Readonly<Partial<Record<Subject, readonly QueuedLesson[]>>>;
}

/** A dated entry. Practice stands where a subject has time and no lesson left. */
export interface DrawnEntry {
  readonly day: string;
  readonly subject: Subject;
  readonly kind: 'lesson' | 'practice';
  readonly courseId: string | null;
  readonly lessonId: string | null;
  readonly minutes: number;
  readonly isPinned: boolean;
}

/** A day's time for one subject, as it fills. */
interface Slot {
  readonly day: string;
  readonly minutes: number;
  used: number;
}

function slotsOf({ from, days, timetable }: DrawFrom, subject: Subject): Slot[] {
  return Array.from({ length: days }, (_, ahead): Slot => {
    const day = addDays(from, ahead);
    return { day, minutes: minutesOn(timetable, subject, day), used: 0 };
  }).filter(({ minutes }) => minutes > 0);
}

/** A slot takes one lesson however long it is, and more while they fit. */
function hasRoom({ used, minutes }: Slot, lesson: QueuedLesson): boolean {
  return used === 0 || used + lesson.minutes <= minutes;
}

function entryOf(subject: Subject, lesson: QueuedLesson, day: string): DrawnEntry {
  const { courseId, lessonId, minutes, pinnedTo } = lesson;
  return { day, subject, kind: 'lesson', courseId, lessonId, minutes, isPinned: pinnedTo === day };
}

function lessonsIn(
  subject: Subject,
  queue: readonly QueuedLesson[],
  slots: Slot[],
  from: string,
): DrawnEntry[] {
  const drawn: DrawnEntry[] = [];
  let earliest = from;
  for (const lesson of queue) {
    const isKept = lesson.pinnedTo !== null && lesson.pinnedTo >= earliest;
    const slot = slots.find(({ day }) => day === lesson.pinnedTo);
    const free = isKept ? slot : slots.find((each) => each.day >= earliest && hasRoom(each, lesson));
    const day = isKept ? lesson.pinnedTo : free?.day;
    if (day === undefined || day === null) break;
    if (free !== undefined) free.used += lesson.minutes;
    earliest = day;
    drawn.push(entryOf(subject, lesson, day));
  }
  return drawn;
}

function practiceIn(subject: Subject, slots: readonly Slot[]): DrawnEntry[] {
  const free = slots.filter(({ used }) => used === 0);
  return free.map(({ day, minutes }) => {
    return { day, subject, kind: 'practice', courseId: null, lessonId: null, minutes, isPinned: false };
  });
}

/**
 * Draws the plan: each subject's lessons in order into its days, none on a day off, none twice; a lesson that
 * somebody put on a day stays there as long as what comes before it does not stand behind it. Lessons that
 * find no day within `days` are left for later. The same input always gives the same plan.
 */
export function drawSchedule(from: DrawFrom): DrawnEntry[] {
  const drawn = SUBJECTS.flatMap((subject) => {
    const slots = slotsOf(from, subject);
    const lessons = lessonsIn(subject, from.queues[subject] ?? [], slots, from.from);
    return [...lessons, ...practiceIn(subject, slots)];
  });
  return drawn.toSorted((a, b) => a.day.localeCompare(b.day));
}
