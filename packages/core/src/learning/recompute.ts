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
import type { ReviewCard } from './review.ts';
import { reviewAfterAnswer } from './review-after-answer.ts';

/** An entry of the attempt log, in the order in which it was counted. */
export interface LoggedAnswer extends GivenAnswer {
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly at: Date;
}

/** Everything that follows from a learner's log: the state kept beside it must always equal this. */
export interface Recomputed {
  readonly learner: LearnerState;
  readonly skills: ReadonlyMap<string, SkillState>;
  readonly cards: ReadonlyMap<string, ReviewCard>;
}

/**
 * Computes a learner's whole record again from the log.
 * @param priors by skill, the ability (logits) that placement gave it before its first answer
 */
export function recompute(
  log: readonly LoggedAnswer[],
  priors: ReadonlyMap<string, number> = new Map(),
): Recomputed {
  let learner = NEW_LEARNER;
  const skills = new Map([...priors].map(([skill, ability]) => [skill, { ...NEW_SKILL, ability }]));
  const cards = new Map<string, ReviewCard>();
  for (const entry of log) {
    const counted = countAnswer(entry);
    if (!counted || entry.verdict === 'malformed') continue;
    const before = skills.get(entry.skill) ?? NEW_SKILL;
    const after = afterAnswer(learner, before, counted, ITEM_DIFFICULTY[entry.difficulty]);
    learner = after.learner;
    skills.set(entry.skill, after.skill);
    const { mastered } = after.skill;
    const reviewed = { mastered, solved: counted.solved, verdict: entry.verdict, at: entry.at };
    const { card } = reviewAfterAnswer(cards.get(entry.skill) ?? null, reviewed);
    if (card) cards.set(entry.skill, card);
  }
  return { learner, skills, cards };
}
