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
 * Hides what fewer than `min` people stand behind. Where that would leave one hidden part, which anybody could work
 * out from the whole, the part with the fewest people among the rest is hidden as well. Empty parts are left out.
 */
export function hideSmallGroups(groups: readonly Group[], min: number = GROUP_MIN): readonly ShownGroup[] {
  const present = groups.filter(({ count }) => count > 0);
  const hidden = new Set(present.filter(({ people }) => people < min).map(({ key }) => key));
  const rest = present
    .filter(({ key }) => !hidden.has(key))
    .toSorted((one, other) => one.people - other.people);
  if (hidden.size === 1 && rest[0] !== undefined) hidden.add(rest[0].key);
  return present.map(({ key, count }) => ({ key, count: hidden.has(key) ? null : count }));
}
