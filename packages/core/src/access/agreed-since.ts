import { TEACHER_CONSENT_VERSIONS, type TeacherConsentVersion } from '@ori/contracts/messaging-names';

const placeOf = (version: string | null): number =>
  TEACHER_CONSENT_VERSIONS.findIndex((each) => each === version);

/** Was this version of the teachers' text agreed to, or a later one? `null` and unknown versions are older than all. */
export function agreedSince(agreed: string | null, since: TeacherConsentVersion): boolean {
  return placeOf(agreed) >= placeOf(since);
}
