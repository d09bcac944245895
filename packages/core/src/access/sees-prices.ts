import type { AgeGroup, Role } from '@ori/contracts/roles';

/** Nothing is ever sold to a child: a learner sees prices only as an adult; visitors and grown-ups always. */
export function seesPrices(
  reader: { readonly role: Role; readonly ageGroup: AgeGroup | null } | null | undefined,
): boolean {
  return reader?.role !== 'student' || reader.ageGroup === 'adult';
}
