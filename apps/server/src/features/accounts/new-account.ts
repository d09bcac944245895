import type { RegisterInput } from '@ori/contracts/accounts';
import { TERMS_VERSION } from '@ori/contracts/consent-version';
import { nameOf } from '@ori/core/accounts/names';
import { ageGroupAtSignUp } from '@ori/core/accounts/sign-up';
import { mayWishAtSignUp } from '@ori/core/messaging/newsletter';
import type { Role } from '@ori/contracts/roles';
import type { NewUserRow } from './accounts.tables.ts';

/** What only this server may decide about a new account, never the wire. */
export interface Appointment {
  readonly role?: Role;
  readonly demo?: boolean;
  /** The e-mail address was proved, at this moment. */
  readonly emailVerifiedAt?: Date;
}
export interface NewAccount {
  readonly id: string;
  readonly familyId: string;
  readonly pinHash: string | null;
  readonly passwordHash: string | null;
  readonly now: Date;
}

function metadataOf({ demo, emailVerifiedAt }: Appointment): Record<string, unknown> {
  const metadata: Record<string, unknown> = {};
  if (demo) metadata['demo'] = true;
  if (emailVerifiedAt) metadata['emailVerifiedAt'] = emailVerifiedAt.toISOString();
  return metadata;
}

const yearOfAge = (age: number | undefined, now: Date) =>
  age === undefined ? null : now.getUTCFullYear() - age;

const placeOf = ({ locale = 'en', timeZone = 'UTC', country }: RegisterInput) => ({
  locale,
  timeZone,
  country: country ?? null,
});

/** When somebody agreed to the terms, and to which. */
const agreedBy = (isAgreed: boolean | undefined, now: Date) =>
  isAgreed
    ? { termsAgreedAt: now, termsVersion: TERMS_VERSION }
    : { termsAgreedAt: null, termsVersion: null };

/** The row of somebody who signs up, column by column. */
export function rowOfSignUp(input: RegisterInput, account: NewAccount, appointment: Appointment): NewUserRow {
  const { now, ...keys } = account;
  const { sacredId = null, email = null, gradeLevel = null } = input;
  const role = appointment.role ?? input.role;
  const ageGroup = ageGroupAtSignUp(input);
  const newsletter = input.newsletter === true && mayWishAtSignUp({ role, ageGroup, age: input.age });
  const { firstName, lastName } = nameOf(input) ?? { firstName: '', lastName: '' };
  return {
    ...keys,
    role,
    ageGroup,
    sacredId,
    email,
    firstName,
    lastName,
    birthYear: yearOfAge(input.age, now),
    gradeLevel,
    ...placeOf(input),
    newsletter,
    newsletterSince: newsletter ? now : null,
    metadata: metadataOf(appointment),
    ...agreedBy(input.termsAgreed, now),
    createdAt: now,
  };
}
