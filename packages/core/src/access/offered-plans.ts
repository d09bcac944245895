import type { AgeGroup, Role } from '@ori/contracts/roles';

/**
 * Whom plans are offered: led to prices by menus and search, with a way to buy beside each. A learner only as an adult;
 * a child may read the prices, and is told to ask a grown-up (spec §6: marketing is public; decision 030).
 */
export function isOfferedPlans(
  reader: { readonly role: Role; readonly ageGroup: AgeGroup | null } | null | undefined,
): boolean {
  return reader?.role !== 'student' || reader.ageGroup === 'adult';
}
