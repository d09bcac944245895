import { textHash } from '@ori/core/maths/text-hash';

/**
 * The positions 0 to `keys.length` − 1 in an order that the words alone decide: the same on the server and in the
 * browser, and never the order given (for two things or more that differ).
 */
export function mixedUp(keys: readonly string[]): readonly number[] {
  const order = keys
    .map((key, place) => ({ place, rank: textHash(`${key}/${place}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
  return order.every((place, index) => place === index) ? order.toReversed() : order;
}
