import type { Leaderboard } from '@ori/contracts/progress';
import type { EffortRow } from './progress.store.ts';

/** Days first, then skills kept fresh: what anybody can do, whatever they find easy. */
function byEffort(a: EffortRow, b: EffortRow): number {
  return (
    b.daysPractised - a.daysPractised ||
    b.skillsReviewed - a.skillsReviewed ||
    a.firstName.localeCompare(b.firstName)
  );
}

const didMore = (than: EffortRow) => (row: EffortRow) =>
  row.daysPractised > than.daysPractised ||
  (row.daysPractised === than.daysPractised && row.skillsReviewed > than.skillsReviewed);

/** A family's rows in order; whoever did as much has the same rank. */
export function ranked(rows: readonly EffortRow[], viewerId: string): Leaderboard['rows'] {
  return rows.toSorted(byEffort).map((row) => {
    return { ...row, rank: rows.filter(didMore(row)).length + 1, isYou: row.childId === viewerId };
  });
}
