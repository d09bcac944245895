import type { Statement } from '@ori/contracts/heritage';
import type { MeetingIdea, MeetingPair } from '@ori/contracts/meetings';

/** A pair by the numbers of its ideas, e.g. `2–5`. */
export function pairNumbers({ earlier, later }: MeetingPair, ideas: readonly MeetingIdea[]): string {
  const numbers = [earlier, later].map((id) => ideas.findIndex((idea) => idea.id === id) + 1);
  return numbers.toSorted((a, b) => a - b).join('–');
}

interface Ground {
  readonly statement: Statement;
  /** The pairs it is said of, by their numbers. */
  readonly pairs: readonly string[];
}

/** What the pairs stand on, each statement once. */
export function groundsOf(pairs: readonly MeetingPair[], ideas: readonly MeetingIdea[]): Ground[] {
  const found = new Map<string, { statement: Statement; pairs: string[] }>();
  for (const pair of pairs)
    for (const statement of pair.told) {
      const known = found.get(statement.claimId) ?? { statement, pairs: [] };
      known.pairs.push(pairNumbers(pair, ideas));
      found.set(statement.claimId, known);
    }
  return [...found.values()];
}
