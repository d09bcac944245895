import type { Child } from '@ori/contracts/families';
import type { ChildRow } from './families.store.ts';

/** Is the child in use: consent in force, and not signed out for good? */
export function isActiveChild({ isActive, consentGivenAt, consentRevokedAt }: ChildRow): boolean {
  return isActive && consentGivenAt !== null && consentRevokedAt === null;
}

function consentOf({
  consentVersion,
  consentMethod,
  consentGivenAt,
  consentRevokedAt,
  graceUntil,
}: ChildRow): Child['consent'] {
  if (consentVersion === null || consentMethod === null || consentGivenAt === null) return null;
  return {
    version: consentVersion,
    method: consentMethod,
    givenAt: consentGivenAt.toISOString(),
    revokedAt: consentRevokedAt?.toISOString() ?? null,
    confirmBy: graceUntil?.toISOString() ?? null,
  };
}

/** A child as a grown-up sees it; `locked` is true while the PIN is held back. */
export function presentChild(row: ChildRow, locked: boolean): Child {
  const { id, firstName, sacredId, ageGroup, birthMonth, birthYear, gradeLevel, pictureKey } = row;
  return {
    id,
    firstName,
    sacredId,
    ageGroup,
    birthMonth,
    birthYear,
    gradeLevel,
    pictureKey,
    locked,
    isActive: isActiveChild(row),
    addedAt: row.addedAt.toISOString(),
    consent: consentOf(row),
  };
}
