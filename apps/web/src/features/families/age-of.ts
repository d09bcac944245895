import type { AgeGroup } from '@ori/contracts/roles';

/** The age groups a parent chooses from, youngest first (spec §2). */
export const CHILD_AGES = ['k2', 'elementary', 'middle', 'high'] as const satisfies readonly AgeGroup[];
export type ChildAge = (typeof CHILD_AGES)[number];

/** The first year of life each group begins with (spec §2). */
const BEGINS_AT: Readonly<Record<ChildAge, number>> = { k2: 5, elementary: 8, middle: 11, high: 14 };
export const OLDEST = 18;

/** Full years from a birth month (1–12) and year to a month. */
export function yearsOld(birth: { readonly year: number; readonly month: number }, now: Date): number {
  const months = (now.getFullYear() - birth.year) * 12 + (now.getMonth() + 1 - birth.month);
  return Math.floor(months / 12);
}

/** The group for an age in years; those younger than the youngest group join it. */
export function ageGroupOf(years: number): ChildAge {
  return CHILD_AGES.findLast((age) => years >= BEGINS_AT[age]) ?? 'k2';
}
