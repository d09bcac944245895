import type { ScheduleEntry } from '@ori/contracts/planning';
import { COURSES, PRACTICE } from '../../lib/work-places.ts';

/** Where a grown-up reads what a child is to do; practice has no page of theirs. */
export function readingPlace({ lesson }: Pick<ScheduleEntry, 'lesson'>): string | null {
  return lesson === null ? null : `/lessons/${lesson.id}`;
}

/** Where an entry of the week is worked on: its lesson, or practice of what is due. */
export function entryPlace({ lesson, courseId }: Pick<ScheduleEntry, 'lesson' | 'courseId'>): string {
  return lesson === null ? PRACTICE : `${COURSES}/${courseId ?? lesson.courseId}/lessons/${lesson.id}`;
}
