/** FNV-1a over the words, so that the same lesson always shows the same order. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/**
 * The positions 0 to `keys.length` − 1 in an order that the words alone decide: the same on the server and in the
 * browser, and never the order given (for two things or more that differ).
 */
export function mixedUp(keys: readonly string[]): readonly number[] {
  const order = keys
    .map((key, place) => ({ place, rank: hash(`${key}/${place}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
  return order.every((place, index) => place === index) ? order.toReversed() : order;
}
