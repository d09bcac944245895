import type { CourseLevel, GradingScale } from '@ori/contracts/transcript-names';
import { halfUpOf } from './grades-rounding.ts';
import { isWeighted } from './grades-scales.ts';

/** What is added to a passed course's grade points, in hundredths of a point. */
export interface Weights {
  readonly honoursWeight: number;
  readonly apWeight: number;
  readonly dualWeight: number;
}

/** A course that counts: credit and points in hundredths. */
interface CountedCourse {
  readonly credit: number;
  readonly points: number;
  readonly level: CourseLevel;
  readonly isPassed: boolean;
}

/** What a course's level adds to its points: nothing where it was failed. */
export function weightOf(
  { level, isPassed }: Pick<CountedCourse, 'level' | 'isPassed'>,
  weights: Weights,
): number {
  if (!isPassed || level === 'regular') return 0;
  return { honours: weights.honoursWeight, ap: weights.apWeight, dual: weights.dualWeight }[level];
}

/**
 * The mean of grade points, each course counted by its credit: hundredths of a point, a half rounded up, once, at the
 * end. All sums are of whole numbers, so neither order nor number of courses makes it drift. Null where nothing counts.
 */
export function averageOf(
  courses: readonly CountedCourse[],
  pointsOf: (course: CountedCourse) => number = ({ points }) => points,
): number | null {
  const credits = courses.reduce((sum, { credit }) => sum + credit, 0);
  if (credits === 0) return null;
  const points = courses.reduce((sum, course) => sum + pointsOf(course) * course.credit, 0);
  return halfUpOf(points, credits);
}

/** The unweighted and the weighted average. A failed course gets no weight; scales of numbers are never weighted. */
export function averagesOf(
  scale: GradingScale,
  courses: readonly CountedCourse[],
  weights: Weights,
): { readonly average: number | null; readonly weightedAverage: number | null } {
  const average = averageOf(courses);
  if (!isWeighted(scale)) return { average, weightedAverage: null };
  return {
    average,
    weightedAverage: averageOf(courses, (course) => course.points + weightOf(course, weights)),
  };
}
