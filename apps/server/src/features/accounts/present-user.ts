import type { User } from '@ori/contracts/accounts';
import { displayName } from '@ori/core/accounts/names';
import { birthYearsOfAge } from '@ori/core/accounts/pin-rules';
import type { UserRow } from './accounts.tables.ts';

/** Completed years; by the calendar year alone when the month is not known. */
export function ageOf(row: Pick<UserRow, 'birthYear' | 'birthMonth'>, now: Date): number | null {
  if (row.birthYear === null) return null;
  const isAhead = row.birthMonth !== null && row.birthMonth > now.getUTCMonth() + 1;
  return now.getUTCFullYear() - row.birthYear - (isAhead ? 1 : 0);
}

/** The years a person may be born in: an age given at sign-up leaves two. */
export function birthYearsOf(row: Pick<UserRow, 'birthYear' | 'birthMonth'>, now: Date): readonly number[] {
  if (row.birthYear === null) return [];
  if (row.birthMonth !== null) return [row.birthYear];
  return birthYearsOfAge(now.getUTCFullYear() - row.birthYear, now.getUTCFullYear());
}

/** Builds what may leave the house field by field, so that no hash or provider's id ever slips along (spec §3). */
export function presentUser(row: UserRow, now: Date): User {
  return {
    id: row.id,
    sacredId: row.sacredId,
    firstName: row.firstName,
    lastName: row.lastName,
    name: displayName(row),
    email: row.email,
    age: ageOf(row, now),
    gradeLevel: row.gradeLevel,
    ageGroup: row.ageGroup,
    role: row.role,
    avatarUrl: row.avatarUrl,
    isActive: row.isActive,
    locale: row.locale,
    timeZone: row.timeZone,
    country: row.country,
    preferences: row.preferences,
    metadata: row.metadata,
  };
}
