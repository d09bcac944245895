import type { AgeGroup } from '@ori/contracts/roles';
import { type InCare, mayGoToOthers } from '../../privacy/consent-rules.ts';

/** Age groups of people under 18. */
const UNDER_AGE: ReadonlySet<AgeGroup> = new Set(['k2', 'elementary', 'middle', 'high']);

/**
 * The vendor whose language model may word replies for a learner, or null. Somebody under 18, and everyone in a
 * grown-up's care, needs that grown-up's agreement by the vendor's name (tutor.md §6), and their consent by a method
 * that carries it: who is under 18 and learns alone has none. Adults decide by using it.
 */
export function agreedVendor(
  learner: InCare & { readonly hasGuardian: boolean },
  { offered, agreed }: { readonly offered: string | null; readonly agreed: string | null },
): string | null {
  const isUnderAge = learner.ageGroup !== null && UNDER_AGE.has(learner.ageGroup);
  if (!isUnderAge && !learner.hasGuardian) return offered;
  if (agreed === null || agreed !== offered) return null;
  return mayGoToOthers(learner) ? agreed : null;
}
