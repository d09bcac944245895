import { z } from 'zod';

export const ROLES = ['student', 'parent', 'teacher', 'admin'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** Lower-cases a role; anything unknown becomes `student` (spec §4, §6). */
export function normaliseRole(value: unknown): Role {
  const lowered = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return ROLES.find((known) => known === lowered) ?? 'student';
}

/** The age groups a learner's home is chosen by. `adult` is a student of full age (design §5). */
export const AGE_GROUPS = ['k2', 'elementary', 'middle', 'high', 'university', 'adult'] as const;
export const ageGroup = z.enum(AGE_GROUPS);
export type AgeGroup = z.infer<typeof ageGroup>;
