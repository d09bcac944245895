import type { LessonSummary } from '@ori/contracts/content';
import type { StudentHome } from '@ori/contracts/learning';

export const COURSES = '/dashboard/student/courses';

/** Where a learner opens a lesson. */
export function lessonPlace({ courseId, id }: Pick<LessonSummary, 'courseId' | 'id'>): string {
  return `${COURSES}/${courseId}/lessons/${id}`;
}

/** What a home leads on with: the lesson in hand, what was given first, or the next new one. */
export interface Leading {
  readonly lesson: LessonSummary;
  readonly kind: 'continue' | 'given' | 'new';
}

/** The one clear thing to do now; null when nothing is left to begin. */
export function leadingOf({ current, assignments, next }: StudentHome): Leading | null {
  if (current) return { lesson: current.lesson, kind: 'continue' };
  const [given] = assignments;
  if (given) return { lesson: given.lesson, kind: 'given' };
  const [first] = next;
  return first ? { lesson: first, kind: 'new' } : null;
}

/** New lessons beside the leading one. */
export function othersOf(home: StudentHome, count: number): LessonSummary[] {
  const leading = leadingOf(home)?.lesson.id;
  return home.next.filter(({ id }) => id !== leading).slice(0, count);
}
