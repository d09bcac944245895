import { activityAgeGroup } from './age-groups.ts';
import { folded, holdsWords } from './folded.ts';

interface AgedLesson {
  readonly ageGroup: string;
}

/**
 * The lesson for an age that touches a focus: every word of it stands somewhere in the lesson. Without a focus,
 * the lesson of that age. Null where there is none.
 */
export function soundLessonFor<Lesson extends AgedLesson>(
  lessons: readonly Lesson[],
  ageGroup: string,
  focusArea: string,
): Lesson | null {
  const wanted = activityAgeGroup(ageGroup);
  const ofAge = lessons.filter((lesson) => lesson.ageGroup === wanted);
  const hasFocus = folded(focusArea) !== '';
  const fitting = hasFocus
    ? ofAge.filter((lesson) => holdsWords(folded(JSON.stringify(lesson)), focusArea))
    : ofAge;
  return fitting[0] ?? null;
}
