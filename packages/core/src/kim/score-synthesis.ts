import type { Scores } from '@ori/contracts/kim';
import { PASS_TOTAL, RUBRIC } from '@ori/contracts/kim-names';

/** Points of twelve. */
export function totalOf(scores: Scores): number {
  return RUBRIC.reduce((sum, criterion) => sum + scores[criterion], 0);
}

/** Nine of twelve and no zero (kim.json). People score; this only adds up. */
export function passes(scores: Scores): boolean {
  return totalOf(scores) >= PASS_TOTAL && RUBRIC.every((criterion) => scores[criterion] > 0);
}
