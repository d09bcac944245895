/** A child that is stuck with a skill, and the way of thinking behind it where one is known. */
export interface StuckChild {
  readonly childId: string;
  readonly misconception: string | null;
  /** A question that brings the way of thinking to light. */
  readonly ask: string | null;
}
interface Way {
  readonly misconception: string | null;
  readonly ask: string | null;
  readonly childIds: string[];
}
export interface StuckTogether {
  readonly childIds: string[];
  readonly ways: Way[];
}

/** The ways of thinking behind one skill: the most frequent first, an unknown one last. */
function waysOf(stuck: readonly StuckChild[]): Way[] {
  const ways = new Map<string | null, Way>();
  for (const { childId, misconception, ask } of stuck) {
    const way = ways.get(misconception) ?? { misconception, ask, childIds: [] };
    way.childIds.push(childId);
    ways.set(misconception, way);
  }
  const isUnknown = ({ misconception }: Way) => Number(misconception === null);
  return [...ways.values()].toSorted(
    (a, b) => isUnknown(a) - isUnknown(b) || b.childIds.length - a.childIds.length,
  );
}

/**
 * Children by the skill they are stuck with, so that one sheet serves several: the skill of the most children first, of
 * two alike the one that came first.
 */
export function groupStuck<Row extends StuckChild & { readonly skill: string }>(
  rows: readonly Row[],
): (StuckTogether & { readonly first: Row })[] {
  const bySkill = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = bySkill.get(row.skill);
    if (group === undefined) bySkill.set(row.skill, [row]);
    else group.push(row);
  }
  return [...bySkill.values()]
    .map((group) => ({
      first: group[0],
      childIds: [...new Set(group.map(({ childId }) => childId))],
      ways: waysOf(group),
    }))
    .toSorted((a, b) => b.childIds.length - a.childIds.length);
}
