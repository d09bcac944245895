/** Reading and writing answers of picked kinds, as `contracts/practice` has them. */

/** The ids in the order chosen so far; before any move, the order shown. */
export function orderedIds(value: string, options: readonly { readonly id: string }[]): string[] {
  return value === '' ? options.map(({ id }) => id) : value.split(',');
}

/** The list with one item a place further up or down; at an end it stays. */
export function moved(ids: readonly string[], from: number, by: 1 | -1): string[] {
  const to = from + by;
  const next = [...ids];
  const [item] = to >= 0 && to < ids.length ? next.splice(from, 1) : [];
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** Pairs so far: left id → right id. */
export function pairsOf(value: string): ReadonlyMap<string, string> {
  const pairs = value.split(',').flatMap((pair) => {
    const [left, right] = pair.split('-');
    return left && right ? [[left, right] as const] : [];
  });
  return new Map(pairs);
}

/** The pairs with one more; a right side that had another partner may keep it too. */
export function withPair(value: string, left: string, right: string): string {
  return [...new Map([...pairsOf(value), [left, right]])].map(([from, to]) => `${from}-${to}`).join(',');
}

/** Picked ids with one added or taken away. */
export function toggled(value: string, id: string): string {
  const picked = value === '' ? [] : value.split(',');
  return (picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]).join(',');
}
