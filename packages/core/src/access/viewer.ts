import type { LookReason } from '@ori/contracts/administration-names';
import type { Locale } from '@ori/contracts/locale';
import type { Grant } from '@ori/contracts/messaging-names';
import type { AgeGroup, Role } from '@ori/contracts/roles';

/** The signed-in person a request acts for. `timeZone` is an IANA name. */
export interface Viewer {
  readonly userId: string;
  readonly familyId: string;
  readonly role: Role;
  readonly ageGroup: AgeGroup | null;
  readonly sessionId: string;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Why an admin opens somebody's record, where the call says so. */
  readonly lookReason?: LookReason;
}

/** The person whose record an operation touches. */
export interface Subject {
  readonly userId: string;
  readonly familyId: string;
  readonly role: Role;
  /** Teachers a parent linked to this child, each with what was granted; absent where nobody asked for it. */
  readonly taughtBy?: readonly Teaching[];
}

/** A link between a teacher and a child that both sides agreed to and nobody ended. */
export interface Teaching {
  readonly teacherId: string;
  readonly grants: readonly Grant[];
  /** Version of the text a parent last agreed to for it; null where none is on record. */
  readonly consentVersion: string | null;
}
