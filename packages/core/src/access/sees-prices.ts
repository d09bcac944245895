import { CHECKOUT_PATH } from '@ori/contracts/billing-plans';
import type { AgeGroup, Role } from '@ori/contracts/roles';

/** Where prices stand. */
export const PRICED_PATHS = ['/pricing', CHECKOUT_PATH] as const;

/** Is this one of the pages with prices? */
export const isPriced = (path: string): boolean => PRICED_PATHS.some((priced) => priced === path);

/** Nothing is ever sold to a child: a learner sees prices only as an adult; visitors and grown-ups always. */
export function seesPrices(
  reader: { readonly role: Role; readonly ageGroup: AgeGroup | null } | null | undefined,
): boolean {
  return reader?.role !== 'student' || reader.ageGroup === 'adult';
}
