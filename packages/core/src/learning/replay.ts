import type { ReviewCard } from './review.ts';
import {
  afterAnswer,
  chanceOf,
  countAnswer,
  ITEM_DIFFICULTY,
  NEW_LEARNER,
  NEW_SKILL,
  type CountedAnswer,
  type LearnerState,
  type SkillState,
} from './mastery.ts';
import type { LoggedAnswer } from './recompute.ts';
import { reviewAfterAnswer } from './review-after-answer.ts';
import { stuckAfter, type Stuckness } from './stuck.ts';

/** An entry of the attempt log with all that a record keeps of it; `first` is false for an answer that was taken back. */
export interface ReplayedAnswer extends LoggedAnswer {
  readonly misconception: string | null;
}

/** All that is kept of a skill besides the time spent on it. `chance` is as after its last counted answer; null before any. */
export interface SkillHistory extends Stuckness {
  readonly state: SkillState;
  readonly chance: number | null;
  readonly correct: number;
  readonly misconception: string | null;
  readonly masteredAt: Date | null;
}

/** All that is kept of a learner's answers, made again from the log. */
export interface Replayed {
  readonly learner: LearnerState;
  readonly answers: number;
  readonly solved: number;
  readonly reviewsKept: number;
  readonly comebacks: number;
  readonly skills: ReadonlyMap<string, SkillHistory>;
  readonly cards: ReadonlyMap<string, ReviewCard>;
}

const beginning = (ability: number): SkillHistory => ({
  state: { ...NEW_SKILL, ability },
  chance: null,
  correct: 0,
  misconception: null,
  masteredAt: null,
  stuck: false,
  wasHard: false,
});

type Judged = ReplayedAnswer & { readonly verdict: 'correct' | 'incorrect' };

/** A skill once an answer to it is counted. */
function historyAfter(
  before: SkillHistory,
  { verdict, at, misconception }: Judged,
  counted: CountedAnswer,
  after: ReturnType<typeof afterAnswer>,
): SkillHistory {
  const isNew = after.skill.mastered && !before.state.mastered;
  return {
    ...stuckAfter(after, before.wasHard, counted, misconception !== null),
    state: after.skill,
    chance: chanceOf(after.learner, after.skill),
    correct: before.correct + Number(verdict === 'correct'),
    misconception: misconception ?? before.misconception,
    masteredAt: isNew ? at : before.masteredAt,
  };
}

/** A record in the making: years of answers would not bear a copy of it for each. */
interface Making extends Replayed {
  readonly skills: Map<string, SkillHistory>;
  readonly cards: Map<string, ReviewCard>;
}

/** One counted answer more. */
function counting(before: Making, entry: ReplayedAnswer): Making {
  const counted = countAnswer(entry);
  const { skill: id, verdict, at } = entry;
  if (counted === null || verdict === 'malformed') return before;
  const skill = before.skills.get(id) ?? beginning(0);
  const after = afterAnswer(before.learner, skill.state, counted, ITEM_DIFFICULTY[entry.difficulty]);
  const { mastered } = after.skill;
  const reviewed = { mastered, solved: counted.solved, verdict, at };
  const { card, wasDue } = reviewAfterAnswer(before.cards.get(id) ?? null, reviewed);
  const isComeback = mastered && !skill.state.mastered && skill.wasHard;
  before.skills.set(id, historyAfter(skill, { ...entry, verdict }, counted, after));
  if (card !== null) before.cards.set(id, card);
  return {
    ...before,
    learner: after.learner,
    answers: before.answers + 1,
    solved: before.solved + Number(counted.solved),
    reviewsKept: before.reviewsKept + Number(wasDue && counted.solved),
    comebacks: before.comebacks + Number(isComeback),
  };
}

/**
 * Makes a learner's whole record again from the log, in the order in which answers were counted: what remains once
 * some of them were taken back.
 * @param priors by skill, the ability (logits) that placement gave it before its first answer
 */
export function replay(
  log: readonly ReplayedAnswer[],
  priors: ReadonlyMap<string, number> = new Map(),
): Replayed {
  const start: Making = {
    learner: NEW_LEARNER,
    answers: 0,
    solved: 0,
    reviewsKept: 0,
    comebacks: 0,
    skills: new Map([...priors].map(([skill, ability]) => [skill, beginning(ability)])),
    cards: new Map(),
  };
  return log.reduce(counting, start);
}
