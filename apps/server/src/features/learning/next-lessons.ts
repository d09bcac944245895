import type { Course, LessonSummary } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';

const NEXT_SHOWN = 6;

/**
 * Lessons to go on with: those not opened yet of the courses the learner is enrolled in, one course
 * after the other, then of the courses for their age.
 */
export function nextLessons(
  courses: readonly Course[],
  learner: {
    readonly enrolledIn: readonly string[];
    readonly opened: ReadonlySet<string>;
    readonly ageGroup: AgeGroup | null;
  },
): LessonSummary[] {
  const band = learner.ageGroup === null ? null : BAND_OF_AGE[learner.ageGroup];
  const isOwn = ({ id }: Course) => learner.enrolledIn.includes(id);
  const chosen = [
    ...courses.filter(isOwn),
    ...courses.filter((course) => course.band === band && !isOwn(course)),
  ];
  const lessons = chosen.flatMap((course) => course.units.flatMap((unit) => unit.lessons));
  return lessons.filter(({ id }) => !learner.opened.has(id)).slice(0, NEXT_SHOWN);
}
