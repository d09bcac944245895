import type { Course, LessonSummary } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';
import type { Band } from '@ori/contracts/subjects';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import type { Taken } from './enrolments.store.ts';

const NEXT_SHOWN = 6;

/** One lesson of each course in turn, each course in its own order: so that subjects take turns too. */
function inTurn(courses: readonly LessonSummary[][]): LessonSummary[] {
  const longest = Math.max(0, ...courses.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    courses.flatMap((lessons) => lessons[place] ?? []),
  ).flat();
}

/** Courses that a learner takes: of their own choice, or because a lesson of theirs was opened. */
interface Enrolled {
  readonly chosen: readonly string[];
  readonly cameAlong: readonly string[];
}

const idsOf = (courses: readonly Taken[]) => courses.map(({ courseId }) => courseId);

/** A course came along with a lesson where both began in one moment; any other was chosen. */
export function enrolledBy(
  taken: readonly Taken[],
  opened: readonly { readonly courseId: string; readonly startedAt: Date }[],
): Enrolled {
  const begun = new Set(opened.map(({ courseId, startedAt }) => `${courseId} ${startedAt.getTime()}`));
  const cameAlong = ({ courseId, enrolledAt }: Taken) => begun.has(`${courseId} ${enrolledAt.getTime()}`);
  return {
    chosen: idsOf(taken.filter((course) => !cameAlong(course))),
    cameAlong: idsOf(taken.filter(cameAlong)),
  };
}

const BANDS_OF_AGES: ReadonlySet<Band> = new Set(Object.values(BAND_OF_AGE));

/**
 * Lessons to go on with, of those not opened yet: what placements said to start with, then of the courses the learner
 * is enrolled in, then of the courses for their age, and last of a course for another age of which a lesson was opened:
 * one lesson from younger years, given to close a gap, is no wish for all of them.
 */
export function nextLessons(
  courses: readonly Course[],
  learner: Enrolled & {
    readonly opened: ReadonlySet<string>;
    readonly ageGroup: AgeGroup | null;
    /** Lessons that placements said to start with, the newest first. */
    readonly placed: readonly LessonSummary[];
  },
): LessonSummary[] {
  const band = learner.ageGroup === null ? null : BAND_OF_AGE[learner.ageGroup];
  const isForOthers = (course: Course) =>
    band !== null && course.band !== band && BANDS_OF_AGES.has(course.band);
  const isOwn = (course: Course) =>
    learner.chosen.includes(course.id) || (learner.cameAlong.includes(course.id) && !isForOthers(course));
  const leftOf = (course: Course) =>
    course.units.flatMap((unit) => unit.lessons).filter(({ id }) => !learner.opened.has(id));
  const all = [
    ...learner.placed.filter(({ id }) => !learner.opened.has(id)),
    ...inTurn(courses.filter(isOwn).map(leftOf)),
    ...inTurn(courses.filter((course) => course.band === band && !isOwn(course)).map(leftOf)),
    ...inTurn(courses.filter(({ id }) => learner.cameAlong.includes(id)).map(leftOf)),
  ];
  return [...new Map(all.map((lesson) => [lesson.id, lesson])).values()].slice(0, NEXT_SHOWN);
}
