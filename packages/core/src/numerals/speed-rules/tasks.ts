import {
  ADD_AND_SUBTRACT,
  BY_THE_SLOPE,
  COMPLETE,
  IN_RATIO,
  LAST_AND_TWICE,
  MATCHING_TOTALS,
  SUM_OF_FACTORS,
  SUMS_CHECK,
  TRANSPOSE,
} from './equation-tasks.ts';
import {
  AROUND_A_MIDDLE,
  CROSSWISE,
  ENDS_IN_FIVE,
  LAST_DIGITS,
  SQUARE_UNDER,
  TIMES_NINES,
  UNDER_A_BASE,
} from './number-tasks.ts';
import type { TaskMaker } from './task.ts';

/** What a learner tries with each of the sixteen rules, in the book's order (rule 1 first). */
export const TASKS: readonly TaskMaker[] = [
  ENDS_IN_FIVE,
  UNDER_A_BASE,
  CROSSWISE,
  TRANSPOSE,
  MATCHING_TOTALS,
  IN_RATIO,
  ADD_AND_SUBTRACT,
  COMPLETE,
  BY_THE_SLOPE,
  SQUARE_UNDER,
  AROUND_A_MIDDLE,
  LAST_DIGITS,
  LAST_AND_TWICE,
  TIMES_NINES,
  SUMS_CHECK,
  SUM_OF_FACTORS,
];
