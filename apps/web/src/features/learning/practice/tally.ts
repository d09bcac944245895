import type { AttemptAnswer, Question } from '@ori/contracts/practice';

/** What a sitting came to so far. */
export interface Tally {
  /** Questions that were judged, and those that were right at the first try. */
  readonly items: readonly string[];
  readonly right: number;
  /** Titles of skills that were mastered in this sitting, in their order. */
  readonly mastered: readonly string[];
  /** The question whose answer mastered a skill last. */
  readonly starAt: string | null;
}

export const NO_TALLY: Tally = { items: [], right: 0, mastered: [], starAt: null };

/** The tally after an answer; a skill that was mastered before the sitting (`isKnown`) is not celebrated again. */
export function tallied(tally: Tally, asked: Question, reply: AttemptAnswer, isKnown: boolean): Tally {
  const { item, skillTitle } = asked;
  const isFirst = !tally.items.includes(item);
  const isNew = reply.mastery?.mastered === true && !isKnown && !tally.mastered.includes(skillTitle);
  return {
    items: isFirst ? [...tally.items, item] : tally.items,
    right: tally.right + Number(isFirst && reply.verdict === 'correct'),
    mastered: isNew ? [...tally.mastered, skillTitle] : tally.mastered,
    starAt: isNew ? item : tally.starAt,
  };
}
