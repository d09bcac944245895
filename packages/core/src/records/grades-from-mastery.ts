import { halfUpOf } from './grades-rounding.ts';
import { WHOLE } from './grades-scales.ts';

/** The skills of a course's lessons, each counted once, and how many of them the learner has mastered. */
export interface MasteryFigures {
  readonly mastered: number;
  readonly total: number;
}

/**
 * A grade from mastery is the share of the course's skills that are mastered, in hundredths of a percent, and nothing
 * else: not effort, not time, not the share of right answers on the way. Mastery itself is earned by unaided answers
 * only (`core/learning/mastery`), so the grade can be shown and explained skill by skill. Null for a course without skills.
 */
export function percentOfMastery({ mastered, total }: MasteryFigures): number | null {
  return total === 0 ? null : halfUpOf(mastered * WHOLE, total);
}
