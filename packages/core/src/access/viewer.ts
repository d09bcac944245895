import type { Locale } from '@ori/contracts/locale';
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
}

/** The person whose record an operation touches. */
export interface Subject {
  readonly userId: string;
  readonly familyId: string;
  readonly role: Role;
}
