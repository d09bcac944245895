import type { AgeGroup } from '@ori/contracts/roles';

const UNDER_THIRTEEN: ReadonlySet<AgeGroup> = new Set(['k2', 'elementary', 'middle']);

/**
 * The vendor whose language model may word replies for a learner, or null. A child, and everyone in a grown-up's care,
 * needs that grown-up's agreement by the vendor's name (tutor.md §6); adults and those of age decide by using it.
 */
export function agreedVendor(
  learner: { readonly ageGroup: AgeGroup | null; readonly hasGuardian: boolean },
  { offered, agreed }: { readonly offered: string | null; readonly agreed: string | null },
): string | null {
  const isChild = learner.ageGroup !== null && UNDER_THIRTEEN.has(learner.ageGroup);
  if (isChild || learner.hasGuardian) return agreed !== null && agreed === offered ? agreed : null;
  return offered;
}
