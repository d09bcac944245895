import {
  afterAnswer,
  chanceOf,
  countAnswer,
  ITEM_DIFFICULTY,
  NEW_LEARNER,
  NEW_SKILL,
} from '@ori/core/learning/mastery';

/** How a question went: right alone, right after a step was shown, or wrong. */
export type Went = 'right' | 'helped' | 'wrong';

const GIVEN = {
  right: { verdict: 'correct', hintLevel: 0, first: true },
  helped: { verdict: 'correct', hintLevel: 2, first: true },
  wrong: { verdict: 'incorrect', hintLevel: 0, first: true },
} as const;

/** Where a learner stands after an answer. */
export interface Standing {
  /** Chance, 0–1, of answering the next typical question alone. */
  readonly chance: number;
  readonly unaided: number;
  readonly inARow: number;
  readonly mastered: boolean;
}

/** A new learner's standing before the first typical question and after each: the rule that counts real answers. */
export function masteryWay(answers: readonly Went[]): Standing[] {
  let [learner, skill] = [NEW_LEARNER, NEW_SKILL];
  const standing = (): Standing => ({
    chance: chanceOf(learner, skill),
    unaided: skill.unaided,
    inARow: skill.rightInARow,
    mastered: skill.mastered,
  });
  const way = [standing()];
  for (const went of answers) {
    const counted = countAnswer(GIVEN[went]);
    if (counted) ({ learner, skill } = afterAnswer(learner, skill, counted, ITEM_DIFFICULTY[2]));
    way.push(standing());
  }
  return way;
}
