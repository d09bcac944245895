import type { Subject } from '@ori/contracts/content';
import { nextSlotDay, type Timetable } from './slot-days.ts';

/** Something open in a plan. `order` is its place in its course; entries of one course keep it. */
export interface OpenEntry {
  readonly id: string;
  readonly day: string;
  readonly subject: Subject;
  readonly courseId: string | null;
  readonly order: number;
}

/** New days, by the entry's id; what is not in it stays where it is. */
export type Moves = ReadonlyMap<string, string>;

const byDay = (a: OpenEntry, b: OpenEntry) => a.day.localeCompare(b.day) || a.order - b.order;

/** Entries of one day move together. */
function inDays(entries: readonly OpenEntry[]): [day: string, entries: OpenEntry[]][] {
  const days = new Map<string, OpenEntry[]>();
  for (const entry of entries.toSorted(byDay)) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days];
}

/**
 * Moves one subject's entries past `until`: what stands on or before it goes to the subject's next day, what
 * stood there to the day after that, and so on until there is room. The order of the days stays as it is.
 */
function pushPast(entries: readonly OpenEntry[], until: string, timetable: Timetable): [string, string][] {
  const moves: [string, string][] = [];
  let last = until;
  for (const [day, group] of inDays(entries)) {
    if (day > last) break;
    const [first] = group;
    if (first === undefined) continue;
    last = nextSlotDay(timetable, first.subject, last);
    for (const { id } of group) moves.push([id, last]);
  }
  return moves;
}

/** Days that cannot be used: what was planned on them moves on, and the rest of each subject after it. */
export function clearDays(
  entries: readonly OpenEntry[],
  days: { readonly from: string; readonly to: string },
  timetable: Timetable,
): Moves {
  const touched = entries.filter(({ day }) => day >= days.from);
  const subjects = [...new Set(touched.map(({ subject }) => subject))];
  return new Map(
    subjects.flatMap((subject) =>
      pushPast(
        touched.filter((entry) => entry.subject === subject),
        days.to,
        timetable,
      ),
    ),
  );
}

/**
 * Moves one entry to a day that somebody chose. What comes before it in its course and would now stand behind
 * it comes along to the same day; what comes after it and would stand before it moves on to later days.
 */
export function moveEntry(
  entries: readonly OpenEntry[],
  id: string,
  day: string,
  timetable: Timetable,
): Moves {
  const moved = entries.find((entry) => entry.id === id);
  if (moved === undefined) return new Map();
  const course = entries.filter(({ courseId }) => courseId !== null && courseId === moved.courseId);
  const before = course.filter((entry) => entry.order < moved.order && entry.day > day);
  const after = course.filter((entry) => entry.order > moved.order);
  const isPassed = after.some((entry) => entry.day < day);
  return new Map([
    ...before.map((entry): [string, string] => [entry.id, day]),
    ...(isPassed ? pushPast(after, day, timetable) : []),
    [moved.id, day],
  ]);
}
