/** Who people are, free of any library: every page reads it. */
export const ROLES = ['student', 'parent', 'teacher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Lower-cases a role; anything unknown becomes `student` (spec §4, §6). */
export function normaliseRole(value: unknown): Role {
  const lowered = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return ROLES.find((known) => known === lowered) ?? 'student';
}

/** The age groups a learner's home is chosen by. `adult` is a student of full age (design §5). */
export const AGE_GROUPS = ['k2', 'elementary', 'middle', 'high', 'university', 'adult'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];
/** Age groups of learners who are grown up. */
export const GROWN_UP_AGES: readonly AgeGroup[] = ['university', 'adult'];
