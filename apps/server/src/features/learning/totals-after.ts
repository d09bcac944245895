import type { LearnerTotals } from '@ori/core/learning/achievements';
import type { RecordBefore } from './record-before.ts';

/** What of a counted answer the totals hang on. */
interface Outcome {
  readonly isSolved: boolean;
  /** Is the skill mastered once the answer is counted? */
  readonly isMastered: boolean;
  /** Was it a review that was due? */
  readonly wasDue: boolean;
  readonly subject: string;
}

type Kept = Pick<
  RecordBefore,
  | 'lessonsCompleted'
  | 'skillsMastered'
  | 'streakDays'
  | 'solved'
  | 'reviewsKept'
  | 'comebacks'
  | 'subjectsMastered'
>;

/** A learner's totals as achievements are earned by. */
export function totalsOf({ subjectsMastered, ...kept }: Kept): LearnerTotals {
  const { lessonsCompleted, skillsMastered, streakDays, solved, reviewsKept, comebacks } = kept;
  return {
    lessonsCompleted,
    skillsMastered,
    streakDays,
    solved,
    reviewsKept,
    comebacks,
    subjects: subjectsMastered.length,
  };
}

/** The totals before and after an answer, and by how much each column changes. */
export function totalsAfter(kept: RecordBefore, { isSolved, isMastered, wasDue, subject }: Outcome) {
  const isNew = isMastered && kept.skill?.mastered !== true;
  const before = totalsOf(kept);
  const changes = {
    solved: Number(isSolved),
    newlyMastered: Number(isNew),
    keptReview: Number(wasDue && isSolved),
    comeback: Number(isNew && kept.skill?.wasHard === true),
    subjectsMastered: isNew ? [...new Set([...kept.subjectsMastered, subject])] : kept.subjectsMastered,
  };
  const after: LearnerTotals = {
    ...before,
    solved: before.solved + changes.solved,
    skillsMastered: before.skillsMastered + changes.newlyMastered,
    reviewsKept: before.reviewsKept + changes.keptReview,
    comebacks: before.comebacks + changes.comeback,
    subjects: changes.subjectsMastered.length,
  };
  return { before, after, changes };
}
