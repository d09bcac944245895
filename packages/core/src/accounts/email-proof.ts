import { type AgeGroup, GROWN_UP_AGES, type Role } from '@ori/contracts/roles';

/**
 * Marks in a person's metadata by which their address counts as theirs, each with its moment. `emailVerifiedAt`: who
 * holds the account holds the mailbox (Google, an invitation, a PIN chosen by a mailed link). `emailConfirmedAt`:
 * somebody who holds the mailbox said that it belongs to the account. The second says nothing of who holds the
 * account: it opens no way in and keeps none open.
 */
export const EMAIL_MARKS = ['emailVerifiedAt', 'emailConfirmedAt'] as const;
export type EmailMark = (typeof EMAIL_MARKS)[number];

type Marks = Readonly<Record<string, unknown>>;

/** Did somebody show that this person's address is theirs? The demo family's addresses belong to nobody else. */
export function isEmailConfirmed(metadata: Marks): boolean {
  return emailProvedAt(metadata) !== null;
}

/** When they showed it, as it was written down; 'demo' for the demo family, null while nobody did. */
export function emailProvedAt(metadata: Marks): string | null {
  if (metadata['demo'] === true) return 'demo';
  const shown = EMAIL_MARKS.map((mark) => metadata[mark]).filter((at) => typeof at === 'string');
  return shown[0] ?? null;
}

/** The same metadata for another address: what was shown was of the old one. */
export function withoutEmailMarks(metadata: Marks): Record<string, unknown> {
  const marks: readonly string[] = EMAIL_MARKS;
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => !marks.includes(name)));
}

/** Who holds an account, as far as their age goes. */
export interface Holder {
  readonly role: Role;
  readonly ageGroup?: AgeGroup | null | undefined;
}

/** A grown-up; a learner who is not one, or does not say so, is none. */
export function isGrownUp({ role, ageGroup }: Holder): boolean {
  return role !== 'student' || (ageGroup != null && GROWN_UP_AGES.includes(ageGroup));
}

/**
 * Does this person still have to say that the address is theirs? Grown-ups do; of learners only those who wished for
 * the newsletter, which goes to no address that nobody confirmed. No child is ever asked.
 */
export function owesConfirmation(
  person: Holder & {
    readonly email: string | null;
    readonly metadata: Marks;
    readonly newsletter?: boolean;
  },
): boolean {
  const isAsked = isGrownUp(person) || person.newsletter === true;
  return isAsked && person.email !== null && !isEmailConfirmed(person.metadata);
}
