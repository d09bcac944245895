import type { TranscriptCourse } from '@ori/contracts/transcript';
import { weightOf, type Weights } from './gpa.ts';

/** What one course puts into an average. Credit, points and weight are hundredths, products ten-thousandths. */
export interface AverageStep {
  readonly id: string;
  readonly title: string;
  readonly credit: number;
  readonly points: number;
  readonly weight: number;
  readonly product: number;
  readonly weightedProduct: number;
}

/**
 * How an average comes about, course by course, for whoever checks it by hand: the products summed and divided by the
 * credits summed are the average. Courses that are in no average are left out.
 */
export function averageSteps(courses: readonly TranscriptCourse[], weights: Weights): AverageStep[] {
  return courses.flatMap(({ id, title, level, points, creditAttempted: credit, countsInAverage }) => {
    if (!countsInAverage || points === null) return [];
    const weight = weightOf({ level, isPassed: points > 0 }, weights);
    const weightedProduct = (points + weight) * credit;
    return [{ id, title, credit, points, weight, product: points * credit, weightedProduct }];
  });
}
