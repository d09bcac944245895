import { type AgeGroup, GROWN_UP_AGES, type Role } from '@ori/contracts/roles';

/** The newsletter is for grown-ups: a learner who is not one, or does not say so, is never offered it. */
export function mayGetNewsletter({
  role,
  ageGroup,
}: {
  readonly role: Role;
  readonly ageGroup?: AgeGroup | null | undefined;
}): boolean {
  return role !== 'student' || (ageGroup != null && GROWN_UP_AGES.includes(ageGroup));
}
