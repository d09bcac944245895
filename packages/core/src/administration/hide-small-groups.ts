import { GROUP_MIN } from '@ori/contracts/administration-names';

/** A part of a whole, and how many different people stand behind it. */
export interface Group {
  readonly key: string;
  readonly count: number;
  readonly people: number;
}
interface ShownGroup {
  readonly key: string;
  /** Null: hidden, since so few people stand behind it that they could be told apart. */
  readonly count: number | null;
}

/**
 * Hides what fewer than `min` people stand behind. The sum of the hidden parts can be worked out from the whole: where
 * it is one part, or all of them together are fewer than `min` people, the part with the fewest among the rest is
 * hidden as well. Empty parts are left out.
 */
export function hideSmallGroups(groups: readonly Group[], min: number = GROUP_MIN): readonly ShownGroup[] {
  const present = groups.filter(({ count }) => count > 0);
  const small = present.filter(({ people }) => people < min);
  const large = present
    .filter(({ people }) => people >= min)
    .toSorted((one, other) => one.people - other.people);
  const sum = small.reduce((total, { people }) => total + people, 0);
  const isTold = small.length === 1 || (small.length > 0 && sum < min);
  const hidden = new Set([...small, ...large.slice(0, isTold ? 1 : 0)].map(({ key }) => key));
  return present.map(({ key, count }) => ({ key, count: hidden.has(key) ? null : count }));
}
