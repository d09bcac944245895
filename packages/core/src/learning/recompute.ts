import type { Difficulty } from '@ori/contracts/practice';
import {
  afterAnswer,
  countAnswer,
  ITEM_DIFFICULTY,
  NEW_LEARNER,
  NEW_SKILL,
  type GivenAnswer,
  type LearnerState,
  type SkillState,
} from './mastery.ts';

/** An entry of the attempt log, in the order in which it was counted. */
export interface LoggedAnswer extends GivenAnswer {
  readonly skill: string;
  readonly difficulty: Difficulty;
}

/** Everything that follows from a learner's log: the state kept beside it must always equal this. */
export function recompute(log: readonly LoggedAnswer[]): {
  readonly learner: LearnerState;
  readonly skills: ReadonlyMap<string, SkillState>;
} {
  let learner = NEW_LEARNER;
  const skills = new Map<string, SkillState>();
  for (const entry of log) {
    const counted = countAnswer(entry);
    if (!counted) continue;
    const before = skills.get(entry.skill) ?? NEW_SKILL;
    const after = afterAnswer(learner, before, counted, ITEM_DIFFICULTY[entry.difficulty]);
    learner = after.learner;
    skills.set(entry.skill, after.skill);
  }
  return { learner, skills };
}
