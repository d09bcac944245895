import { CHECKOUT_PATH } from '@ori/contracts/billing-plans';
import type { AgeGroup, Role } from '@ori/contracts/roles';

/** Where prices stand: pages that everybody may read. */
export const PRICED_PATHS = ['/pricing', CHECKOUT_PATH] as const;

/** Is this one of the pages with prices? */
export const isPriced = (path: string): boolean => PRICED_PATHS.some((priced) => priced === path);

/**
 * Whom plans are offered: led to prices by menus and search, with a way to buy beside each. A learner only as an adult;
 * a child may read the prices, and is told to ask a grown-up (spec §6: marketing is public; decision 030).
 */
export function isOfferedPlans(
  reader: { readonly role: Role; readonly ageGroup: AgeGroup | null } | null | undefined,
): boolean {
  return reader?.role !== 'student' || reader.ageGroup === 'adult';
}
