import type { Difficulty } from '@ori/contracts/practice';

/** A question that comes before another: of the same skill and less hard, or of a prerequisite. */
export interface EasierStep {
  readonly skill: string;
  /** It is at most this hard. */
  readonly difficulty: Difficulty;
}

interface Asked {
  readonly skill: string;
  readonly difficulty: Difficulty;
}

/**
 * What to ask where a question is too hard: the same skill one step less hard, then the easiest of the first
 * prerequisite of which questions can be made; null where nothing easier can be asked.
 */
export function easierStep(
  { skill, difficulty }: Asked,
  prerequisites: readonly string[],
  canAsk: (skill: string) => boolean,
): EasierStep | null {
  if (difficulty > 1) return { skill, difficulty: difficulty === 3 ? 2 : 1 };
  const earlier = prerequisites.find(canAsk);
  return earlier === undefined ? null : { skill: earlier, difficulty: 1 };
}
