import type { Guess } from '@ori/contracts/kim';

export interface JudgedGuess {
  readonly relationRight: boolean;
  readonly labelRight: boolean;
  readonly isRight: boolean;
}

/** A connection is discovered only when relation and label are both chosen rightly (charter §3). */
export function judgeGuess(card: Guess, guess: Guess): JudgedGuess {
  const relationRight = card.relation === guess.relation;
  const labelRight = card.label === guess.label;
  return { relationRight, labelRight, isRight: relationRight && labelRight };
}

/** One try a day: the next is free on the day after. Days are the learner's own, `YYYY-MM-DD`. */
export function mayTry(triedOn: string | null, today: string): boolean {
  return triedOn === null || triedOn < today;
}
