import type { AgeGroup } from '@ori/contracts/roles';
import type { TutorTier } from '@ori/contracts/tutor-names';

/** What is known of a listener; a visitor is known by nothing. */
export interface ListenerAge {
  readonly ageGroup?: AgeGroup | null;
  readonly gradeLevel?: number | null;
  readonly ageYears?: number | null;
}

const DEFAULT_GRADE = 3;
const LAST_GRADE = 12;
const KINDERGARTEN_AGE = 5;
const LAST_SCHOOL_AGE = 16;
/** Grade levels up to which each tier is spoken to, for a grade that is known or derived (spec §6). */
const TIER_UP_TO_GRADE: readonly (readonly [grade: number, tier: TutorTier])[] = [
  [2, 'early-elementary'],
  [5, 'elementary'],
  [8, 'middle'],
];
const TIER_OF_GROUP: Readonly<Record<AgeGroup, TutorTier>> = {
  k2: 'early-elementary',
  elementary: 'elementary',
  middle: 'middle',
  high: 'high',
  university: 'high',
  adult: 'high',
};

/** The grade of an age in years: 5 or under is grade 0, then one grade a year up to 16, else 12 (spec §6). */
export function gradeOfAge(ageYears: number): number {
  if (ageYears <= KINDERGARTEN_AGE) return 0;
  return ageYears <= LAST_SCHOOL_AGE ? ageYears - KINDERGARTEN_AGE : LAST_GRADE;
}

function tierOfGrade(grade: number): TutorTier {
  return TIER_UP_TO_GRADE.find(([upTo]) => grade <= upTo)?.[1] ?? 'high';
}

/** The grade that is known, or derived from the age; null without either. */
function gradeOf({ gradeLevel, ageYears }: ListenerAge): number | null {
  return gradeLevel ?? (ageYears === null || ageYears === undefined ? null : gradeOfAge(ageYears));
}

/** How a listener is greeted (spec §6): by grade, else by age, else by age group; somebody unknown as in grade 3. */
export function greetingTierOf(listener: ListenerAge): TutorTier {
  const grade = gradeOf(listener);
  if (grade !== null) return tierOfGrade(grade);
  return listener.ageGroup ? TIER_OF_GROUP[listener.ageGroup] : tierOfGrade(DEFAULT_GRADE);
}

/** How long and how hard the tutor may speak: as it greets, and to kindergarten as to toddlers, who read nothing yet. */
export function tutorTierOf(listener: ListenerAge): TutorTier {
  return gradeOf(listener) === 0 ? 'toddler' : greetingTierOf(listener);
}
