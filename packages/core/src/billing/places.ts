/** A child of a family, as far as it matters for who holds a place. */
export interface PlacedChild {
  readonly id: string;
  readonly addedAt: Date;
  /** When the parents chose this child to hold a place; null: they did not. */
  readonly chosenAt: Date | null;
}

/**
 * The children who hold a place: those the parents chose, then those longest in the family. The others rest: they keep
 * all they have and begin nothing new.
 * @param places how many there are; null: one for everybody
 */
export function placeHolders(children: readonly PlacedChild[], places: number | null): ReadonlySet<string> {
  const byClaim = children.toSorted(
    (a, b) =>
      Number(a.chosenAt === null) - Number(b.chosenAt === null) ||
      a.addedAt.getTime() - b.addedAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
  return new Set(byClaim.slice(0, places ?? undefined).map(({ id }) => id));
}
