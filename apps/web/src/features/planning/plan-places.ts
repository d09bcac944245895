import type { PlannedAssignment, ScheduleEntry } from '@ori/contracts/planning';

const COURSES = '/dashboard/student/courses';
const PRACTICE = '/dashboard/practice';

/** Where a grown-up reads what a child is to do; practice has no page of theirs. */
export function readingPlace({ lesson }: Pick<ScheduleEntry, 'lesson'>): string | null {
  return lesson === null ? null : `/lessons/${lesson.id}`;
}

/** Where an entry of the week is worked on: its lesson, or practice of what is due. */
export function entryPlace({ lesson, courseId }: Pick<ScheduleEntry, 'lesson' | 'courseId'>): string {
  return lesson === null ? PRACTICE : `${COURSES}/${courseId ?? lesson.courseId}/lessons/${lesson.id}`;
}

/** Where an assignment is worked on: its lesson, or practice of its skill. */
export function workPlace({ lesson, skill }: Pick<PlannedAssignment, 'lesson' | 'skill'>): string {
  if (lesson !== null) return `${COURSES}/${lesson.courseId}/lessons/${lesson.id}`;
  return skill === null ? PRACTICE : `${PRACTICE}?skill=${encodeURIComponent(skill.id)}`;
}
