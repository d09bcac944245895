import type { RegisterInput } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import type { AgeGroup } from '@ori/contracts/roles';
import { HIGHEST_CONSENT_AGE_YEARS, OWN_ACCOUNT_AGE_YEARS, ownAccountAge } from './consent-age.ts';
import { nameOf } from './names.ts';
import { birthYearsOfAge, pinFault } from './pin-rules.ts';

const ADULT_AGE_YEARS = 19;
const LAST_MIDDLE_SCHOOL_GRADE = 8;
const LAST_HIGH_SCHOOL_GRADE = 12;
const UNDER_AGE: readonly AgeGroup[] = ['k2', 'elementary', 'middle'];

/** A failure, and the field of the form it belongs to where the catalogue does not say. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly field?: string;
}

/** Is this the age group of somebody whom a grown-up signs up? */
export function isUnderAge(ageGroup: AgeGroup | null): boolean {
  return ageGroup !== null && UNDER_AGE.includes(ageGroup);
}

type AgeFacts = Pick<RegisterInput, 'role' | 'ageGroup' | 'age' | 'gradeLevel'> & {
  readonly country?: string | undefined;
};

/** True when anything a student tells of themselves says that they are under 14. */
function isChild(input: AgeFacts): boolean {
  if (input.role !== 'student') return false;
  if (input.age !== undefined) return input.age < OWN_ACCOUNT_AGE_YEARS || isUnderAge(input.ageGroup ?? null);
  if (input.ageGroup) return isUnderAge(input.ageGroup);
  return input.gradeLevel !== undefined && input.gradeLevel <= LAST_MIDDLE_SCHOOL_GRADE;
}

/** May this learner of 14 or more be under the highest age of consent? Then the country says whether they may. */
function dependsOnCountry({ role, age, ageGroup, gradeLevel }: AgeFacts): boolean {
  if (role !== 'student') return false;
  if (age !== undefined) return age < HIGHEST_CONSENT_AGE_YEARS;
  if (ageGroup !== undefined) return ageGroup === 'high';
  return gradeLevel !== undefined && gradeLevel <= LAST_HIGH_SCHOOL_GRADE;
}

/** Why an account of one's own is refused for its holder's age and country, or null. */
export function ageRefusal(facts: AgeFacts): Refusal | null {
  if (tellsNoAge(facts)) return { code: 'age-needed' };
  if (isChild(facts)) return { code: 'grown-up-needed' };
  if (!dependsOnCountry(facts)) return null;
  if (facts.country === undefined) return { code: 'country-needed' };
  const needed = ownAccountAge(facts.country);
  if (facts.age !== undefined) return facts.age < needed ? { code: 'grown-up-needed' } : null;
  return needed > OWN_ACCOUNT_AGE_YEARS ? { code: 'age-needed', field: 'age' } : null;
}

/** A student must tell of their age somehow: else nobody could say whether a grown-up has to open the account. */
function tellsNoAge({ role, age, gradeLevel, ageGroup }: AgeFacts): boolean {
  return role === 'student' && age === undefined && gradeLevel === undefined && ageGroup === undefined;
}

/** The age group of somebody who signs up: as chosen, else from age, else from grade; null when nothing tells. */
export function ageGroupAtSignUp(input: AgeFacts): AgeGroup | null {
  if (input.role !== 'student') return null;
  if (input.ageGroup) return input.ageGroup;
  if (input.age !== undefined) return input.age < ADULT_AGE_YEARS ? 'high' : 'adult';
  if (input.gradeLevel === undefined) return null;
  return input.gradeLevel <= LAST_HIGH_SCHOOL_GRADE ? 'high' : 'university';
}

function hasCredential({ sacredId, pin, email, password }: RegisterInput): boolean {
  return (sacredId !== undefined && pin !== undefined) || (email !== undefined && password !== undefined);
}

function credentialRefusal(input: RegisterInput): Refusal | null {
  if (!hasCredential(input)) return { code: 'credential-missing' };
  if (input.pin !== undefined && input.pin !== input.pinConfirmation) return { code: 'pins-differ' };
  if (input.sacredId !== undefined && input.termsAgreed !== true) return { code: 'terms-not-agreed' };
  const isEmailNeeded = input.role !== 'student';
  return isEmailNeeded && input.email === undefined ? { code: 'email-needed' } : null;
}

/**
 * Why a sign-up is refused before anything is stored, or null (spec §5, design §5).
 * Admins are never made by sign-up; a student tells of their age, and a child under 14 is handed to a grown-up.
 */
export function signUpRefusal(input: RegisterInput, thisYear: number): Refusal | null {
  if (input.role === 'admin') return { code: 'invalid-input', field: 'role' };
  const age = ageRefusal(input);
  if (age) return age;
  const credential = credentialRefusal(input);
  if (credential) return credential;
  if (!nameOf(input)?.firstName) return { code: 'invalid-input', field: 'fullName' };
  if (input.pin === undefined) return null;
  const fault = pinFault(input.pin, input.age === undefined ? [] : birthYearsOfAge(input.age, thisYear));
  return fault && { code: fault };
}
