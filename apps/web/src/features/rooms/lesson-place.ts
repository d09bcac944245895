import type { LessonSummary } from '@ori/contracts/content';
import type { StudentHome } from '@ori/contracts/learning';

/** What a home leads on with: the lesson in hand, what was given first, where a placement led, the next new one, or one to do again. */
export interface Leading {
  readonly lesson: LessonSummary;
  readonly kind: 'continue' | 'given' | 'placed' | 'new' | 'again';
}

/** Lessons a grown-up gave, soonest first. */
export function givenLessons({ assignments }: Pick<StudentHome, 'assignments'>): LessonSummary[] {
  return assignments.flatMap(({ lesson }) => lesson ?? []);
}

/** The one clear thing to do now; null only where there was never anything to begin. */
export function leadingOf({ current, assignments, next, startHere, done }: StudentHome): Leading | null {
  if (current) return { lesson: current.lesson, kind: 'continue' };
  const [given] = givenLessons({ assignments });
  if (given) return { lesson: given, kind: 'given' };
  const [first] = next;
  if (first) return { lesson: first, kind: first.id === startHere ? 'placed' : 'new' };
  const [latest] = done;
  return latest ? { lesson: latest, kind: 'again' } : null;
}

/** Whether nothing was done yet: then there is nothing to tell of, and a place to start is looked for. */
export function isFresh({ current, lessonsCompleted, skills, today }: StudentHome): boolean {
  return current === null && lessonsCompleted === 0 && skills.length === 0 && today.minutes === 0;
}

/** New lessons beside the leading one. */
export function othersOf(home: StudentHome, count: number): LessonSummary[] {
  const leading = leadingOf(home)?.lesson.id;
  return home.next.filter(({ id }) => id !== leading).slice(0, count);
}

/** Completed lessons beside the leading one, to be done again. */
export function againOf(home: StudentHome, count: number): LessonSummary[] {
  const leading = leadingOf(home)?.lesson.id;
  return home.done.filter(({ id }) => id !== leading).slice(0, Math.max(0, count));
}
