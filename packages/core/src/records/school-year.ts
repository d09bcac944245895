import { RECORD_DAYS_BACK } from '@ori/contracts/record-names';
import type { StudentYear } from '@ori/contracts/records';
import type { AgeGroup } from '@ori/contracts/roles';
import { addDays } from '../learning/day-of.ts';
import { countedFrom } from './whole-minutes.ts';

/** May the record tell of this day? Not of one to come, nor of one long gone. Days are the child's own. */
export function mayRecordDay(day: string, today: string): boolean {
  return day <= today && day >= addDays(today, -RECORD_DAYS_BACK);
}

/** The year a day stands in; null between years. */
export function yearOfDay<Year extends Pick<StudentYear, 'startsOn' | 'endsOn'>>(
  day: string,
  years: readonly Year[],
): Year | null {
  return years.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ?? null;
}

/** What is known of a child before anything was set up. */
export interface KnownOfChild {
  readonly childId: string;
  readonly firstName: string;
  readonly gradeLevel: number | null;
  readonly ageGroup: AgeGroup | null;
  /** What a transcript was headed with before there was a school year; not to be told twice. */
  readonly names?: Partial<Pick<StudentYear, 'legalName' | 'birthDate' | 'schoolName' | 'supervisor'>>;
}

/** The first grade of an age, for a child whose grade nobody has told. */
const FIRST_GRADE: Readonly<Record<AgeGroup, number>> = {
  k2: 0,
  elementary: 3,
  middle: 6,
  high: 9,
  university: 13,
  adult: 13,
};

type Unnamed = Omit<StudentYear, 'id'>;

/** July to June, as most states that name a school year have it: the year of a family that has set none. */
export function yearAround(day: string): { readonly from: string; readonly to: string } {
  const from = countedFrom(day);
  return { from, to: `${Number(from.slice(0, 4)) + 1}-06-30` };
}

function firstYear(
  { childId, firstName, gradeLevel, ageGroup, names: told = {} }: KnownOfChild,
  today: string,
): Omit<Unnamed, 'fullDayMinutes'> {
  const { from: startsOn, to: endsOn } = yearAround(today);
  const names = { legalName: firstName, schoolName: '', supervisor: '', qualification: '', district: '' };
  return {
    childId,
    startsOn,
    endsOn,
    state: null,
    pathway: null,
    birthDate: null,
    grade: gradeLevel ?? (ageGroup === null ? 0 : FIRST_GRADE[ageGroup]),
    ...names,
    ...told,
  };
}

const GRADE_MAX = 16;

/** The same day a year later; a leap day's is the last of February. */
function yearLater(day: string): string {
  const later = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return addDays(later, 0).slice(5, 7) === day.slice(5, 7) ? later : addDays(later, -1);
}

/** What the next year of a child begins with: the newest one's particulars a grade on, or what is known of the child. */
export function proposedYear(
  child: KnownOfChild,
  years: readonly StudentYear[],
  today: string,
  fullDayMinutes: number,
): Unnamed {
  const newest = years.toSorted((one, other) => (one.startsOn < other.startsOn ? 1 : -1))[0];
  if (newest === undefined) return { ...firstYear(child, today), fullDayMinutes };
  const { id: _id, ...particulars } = newest;
  const startsOn = addDays(newest.endsOn, 1);
  const grade = Math.min(newest.grade + 1, GRADE_MAX);
  return { ...particulars, startsOn, endsOn: addDays(yearLater(startsOn), -1), grade };
}
