import { isStruggling, type CountedAnswer, type LearnerState, type SkillState } from './mastery.ts';

/** Whether a learner is stuck in a skill now, and whether they ever struggled with it. */
export interface Stuckness {
  readonly stuck: boolean;
  readonly wasHard: boolean;
}

/** How a counted answer leaves it; `missedKnownWay`: a wrong answer that names a misconception. */
export function stuckAfter(
  after: { readonly learner: LearnerState; readonly skill: SkillState },
  wasHard: boolean,
  counted: CountedAnswer,
  hasMisconception: boolean,
): Stuckness {
  const isHard = isStruggling(after.learner, after.skill);
  const missedKnownWay = !counted.solved && hasMisconception;
  return { stuck: !after.skill.mastered && (missedKnownWay || isHard), wasHard: wasHard || isHard };
}
