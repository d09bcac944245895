import type { Difficulty } from '@ori/contracts/practice';
import {
  afterAnswer,
  chanceOf,
  countAnswer,
  ITEM_DIFFICULTY,
  NEW_LEARNER,
  NEW_SKILL,
  type LearnerState,
  type SkillState,
} from '@ori/core/learning/mastery';

/** How an answer went: right alone, right after a step was shown, or wrong. */
export const HOWS = ['right', 'helped', 'wrong'] as const;
export type How = (typeof HOWS)[number];

export interface TrailAnswer {
  readonly how: How;
  readonly difficulty: Difficulty;
}

interface Standing {
  readonly learner: LearnerState;
  readonly skill: SkillState;
}

/** What the estimate says before the first answer (`answer` null) and after each. Chances are 0–1. */
export interface TrailPoint {
  readonly answer: TrailAnswer | null;
  readonly chance: number;
  readonly skill: SkillState;
}

export interface Trail {
  readonly points: readonly TrailPoint[];
  /** Where one more answer at each difficulty would take the chance: how far it is from settled. */
  readonly reach: (next: Difficulty) => { readonly ifWrong: number; readonly ifRight: number };
}

function step(from: Standing, { how, difficulty }: TrailAnswer): Standing {
  const verdict = how === 'wrong' ? 'incorrect' : 'correct';
  const counted = countAnswer({ verdict, hintLevel: how === 'helped' ? 2 : 0, first: true });
  return counted ? afterAnswer(from.learner, from.skill, counted, ITEM_DIFFICULTY[difficulty]) : from;
}

const chance = ({ learner, skill }: Standing): number => chanceOf(learner, skill);

/** A new learner's way through these answers in one new skill, by the rule that counts real ones. */
export function trailOf(answers: readonly TrailAnswer[]): Trail {
  let now: Standing = { learner: NEW_LEARNER, skill: NEW_SKILL };
  const points: TrailPoint[] = [{ answer: null, chance: chance(now), skill: now.skill }];
  for (const answer of answers) {
    now = step(now, answer);
    points.push({ answer, chance: chance(now), skill: now.skill });
  }
  const end = now;
  return {
    points,
    reach: (difficulty) => ({
      ifWrong: chance(step(end, { how: 'wrong', difficulty })),
      ifRight: chance(step(end, { how: 'right', difficulty })),
    }),
  };
}
