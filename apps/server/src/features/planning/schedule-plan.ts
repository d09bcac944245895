import type { Course, Subject } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import type { RestSpan } from '@ori/core/learning/rest-days';
import type { DrawFrom, QueuedLesson } from '@ori/core/planning/draw-schedule';
import type { OpenEntry } from '@ori/core/planning/move-entries';
import type { RestRow } from './rests.store.ts';
import type { EntryRow } from './schedule.store.ts';

/** Days that nothing is planned on: a pause lets a streak rest and leaves the plan as it is. */
export function freeDays(rests: readonly RestRow[]): RestSpan[] {
  return rests.flatMap(({ reason, fromDay: from, toDay: to }) => (reason === 'pause' ? [] : [{ from, to }]));
}

/**
 * The courses a plan is drawn from: those the learner takes, in the order they were begun; a subject without
 * one takes the catalogue's course for the age.
 */
export function plannedCourses(
  taken: readonly Course[],
  catalogue: readonly Course[],
  ageGroup: AgeGroup | null,
): Course[] {
  const band = ageGroup === null ? null : BAND_OF_AGE[ageGroup];
  const subjects = new Set(taken.map(({ subject }) => subject));
  return [...taken, ...catalogue.filter((course) => course.band === band && !subjects.has(course.subject))];
}

/** Each subject's lessons that are still to be done, each once, in their courses' order. */
export function queuesOf(
  courses: readonly Course[],
  entries: readonly EntryRow[],
  completed: ReadonlySet<string>,
): DrawFrom['queues'] {
  const pinned = new Map(entries.filter((entry) => entry.pinned).map(({ lessonId, day }) => [lessonId, day]));
  const seen = new Set(completed);
  const queues: Partial<Record<Subject, QueuedLesson[]>> = {};
  for (const { id: courseId, subject, units } of courses) {
    for (const { id: lessonId, durationMin: minutes } of units.flatMap(({ lessons }) => lessons)) {
      if (seen.has(lessonId)) continue;
      seen.add(lessonId);
      const queue = (queues[subject] ??= []);
      queue.push({ lessonId, courseId, minutes, pinnedTo: pinned.get(lessonId) ?? null });
    }
  }
  return queues;
}

/** What is open in a plan, as the rules of moving know it: practice belongs to no course. */
export function openEntries(entries: readonly EntryRow[], courses: readonly Course[]): OpenEntry[] {
  const orderOf = new Map(
    courses.flatMap(({ units }) =>
      units.flatMap(({ lessons }) => lessons).map(({ id }, order) => [id, order] as const),
    ),
  );
  return entries.flatMap(({ id, day, subject, courseId, lessonId, isDone }) => {
    if (isDone) return [];
    return [{ id, day, subject, courseId, order: orderOf.get(lessonId ?? '') ?? 0 }];
  });
}
