import type { Course, LessonSummary } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';

const NEXT_SHOWN = 6;

/** One lesson of each course in turn, each course in its own order: so that subjects take turns too. */
function inTurn(courses: readonly LessonSummary[][]): LessonSummary[] {
  const longest = Math.max(0, ...courses.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    courses.flatMap((lessons) => lessons[place] ?? []),
  ).flat();
}

/**
 * Lessons to go on with, of those not opened yet: what placements said to start with, then of the courses the learner
 * is enrolled in, then of the courses for their age.
 */
export function nextLessons(
  courses: readonly Course[],
  learner: {
    readonly enrolledIn: readonly string[];
    readonly opened: ReadonlySet<string>;
    readonly ageGroup: AgeGroup | null;
    /** Lessons that placements said to start with, the newest first. */
    readonly placed: readonly LessonSummary[];
  },
): LessonSummary[] {
  const band = learner.ageGroup === null ? null : BAND_OF_AGE[learner.ageGroup];
  const isOwn = ({ id }: Course) => learner.enrolledIn.includes(id);
  const leftOf = (course: Course) =>
    course.units.flatMap((unit) => unit.lessons).filter(({ id }) => !learner.opened.has(id));
  const all = [
    ...learner.placed.filter(({ id }) => !learner.opened.has(id)),
    ...inTurn(courses.filter(isOwn).map(leftOf)),
    ...inTurn(courses.filter((course) => course.band === band && !isOwn(course)).map(leftOf)),
  ];
  return [...new Map(all.map((lesson) => [lesson.id, lesson])).values()].slice(0, NEXT_SHOWN);
}
