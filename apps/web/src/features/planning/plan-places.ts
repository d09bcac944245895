import type { PlannedAssignment, ScheduleEntry } from '@ori/contracts/planning';

const COURSES = '/dashboard/student/courses';
const PRACTICE = '/dashboard/practice';

/** Where an entry of the week is worked on: its lesson, or practice of what is due. */
export function entryPlace({ lesson, courseId }: Pick<ScheduleEntry, 'lesson' | 'courseId'>): string {
  return lesson === null ? PRACTICE : `${COURSES}/${courseId ?? lesson.courseId}/lessons/${lesson.id}`;
}

/** Where an assignment is worked on: its lesson, or practice of its skill. */
export function workPlace({ lesson, skill }: Pick<PlannedAssignment, 'lesson' | 'skill'>): string {
  if (lesson !== null) return `${COURSES}/${lesson.courseId}/lessons/${lesson.id}`;
  return skill === null ? PRACTICE : `${PRACTICE}?skill=${encodeURIComponent(skill.id)}`;
}
