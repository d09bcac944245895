import type { GivenWork } from '@ori/contracts/learning';
import type { LessonSummary } from '@ori/contracts/content';

export const COURSES = '/dashboard/student/courses';
export const PRACTICE = '/dashboard/practice';

/** Where a learner opens a lesson. */
export function lessonPlace({ courseId, id }: Pick<LessonSummary, 'courseId' | 'id'>): string {
  return `${COURSES}/${courseId}/lessons/${id}`;
}

/** Where a learner works on what was given: its lesson, or practice of its skill. */
export function workPlace({ lesson, skill }: Pick<GivenWork, 'lesson' | 'skill'>): string {
  if (lesson !== null) return lessonPlace(lesson);
  return skill === null ? PRACTICE : `${PRACTICE}?skill=${encodeURIComponent(skill.id)}`;
}
