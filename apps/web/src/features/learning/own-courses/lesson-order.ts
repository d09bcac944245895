/** The list with one of its items a place earlier (−1) or later (1); at the ends it stays as it is. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const to = at + by;
  const item = items[at];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(at, 1).toSpliced(to, 0, item);
}
