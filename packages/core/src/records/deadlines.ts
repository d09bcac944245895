import type { DueRule, StateDuty, StatePathway } from '@ori/contracts/states';
import { addDays } from '../learning/day-of.ts';
import { daysBetween } from '../learning/days-between.ts';
import { holdsFor, type SchoolYear } from './state-profile.ts';

/** Days of the law that lie so close to the first day belong to a year that begins regularly. */
export const NEAR_START_DAYS = 92;
/** What is due at the end may be due so long before the last day. */
export const NEAR_END_DAYS = 61;

/** One date of one duty. `dueOn` null: it depends on what we do not know, and the district must say. */
export interface Deadline {
  readonly duty: StateDuty;
  /** Which of several in a year, from 1; null where there is one. */
  readonly part: number | null;
  /** The first day it can be handed in, where the law names one. */
  readonly opensOn: string | null;
  readonly dueOn: string | null;
  /** A family that only begins now has until this day. */
  readonly lateOn: string | null;
}
type Dates = Omit<Deadline, 'duty'>;
const at = (dueOn: string | null, more: Partial<Dates> = {}): Dates => ({
  part: null,
  opensOn: null,
  dueOn,
  lateOn: null,
  ...more,
});

const two = (value: number) => String(value).padStart(2, '0');
const dayIn = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;
const yearOf = (day: string) => Number(day.slice(0, 4));

/** The last such day that is not later than three months into the year. */
function startDay({ startsOn }: SchoolYear, month: number, day: number): string {
  const latest = addDays(startsOn, NEAR_START_DAYS);
  const inYear = dayIn(yearOf(latest), month, day);
  return inYear <= latest ? inYear : dayIn(yearOf(latest) - 1, month, day);
}

/** The first such day from two months before the year's end on. */
function endDay({ endsOn }: SchoolYear, month: number, day: number): string {
  const earliest = addDays(endsOn, -NEAR_END_DAYS);
  const inYear = dayIn(yearOf(earliest), month, day);
  return inYear >= earliest ? inYear : dayIn(yearOf(earliest) + 1, month, day);
}

function onDate(year: SchoolYear, due: Extract<DueRule, { on: 'date' }>): Dates {
  if (due.at === 'end') return at(endDay(year, due.month, due.day));
  const day = startDay(year, due.month, due.day);
  const late = due.lateDays === null ? null : addDays(year.startsOn, due.lateDays);
  // A year that begins in January has nothing to do with last summer's date.
  if (addDays(day, NEAR_START_DAYS) < year.startsOn) return at(late);
  return at(day, { lateOn: late !== null && late > day ? late : null });
}

function inWindow(year: SchoolYear, due: Extract<DueRule, { on: 'window' }>): Dates {
  const last = startDay(year, due.month, due.last);
  const opensOn = `${last.slice(0, 8)}${two(due.first)}`;
  return addDays(last, NEAR_START_DAYS) < year.startsOn ? at(null) : at(last, { opensOn });
}

function inParts({ startsOn, endsOn }: SchoolYear, count: number): Dates[] {
  const days = daysBetween(startsOn, endsOn) + 1;
  return Array.from({ length: count }, (_, index) => {
    const dueOn = addDays(startsOn, Math.max(0, Math.round((days * (index + 1)) / count) - 1));
    return at(dueOn, { part: index + 1 });
  });
}

function datesOf(year: SchoolYear, due: DueRule): Dates[] {
  switch (due.on) {
    case 'date':
      return [onDate(year, due)];
    case 'window':
      return [inWindow(year, due)];
    case 'before-start':
      return [at(addDays(year.startsOn, -due.days))];
    case 'after-start':
      return [at(addDays(year.startsOn, due.days))];
    case 'year-end':
      return [at(year.endsOn)];
    case 'parts':
      return inParts(year, due.count);
  }
}

/** What comes first stands first; what has no date we know stands last. */
export function byDate(one: Deadline, other: Deadline): number {
  return (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999');
}

/** Everything a pathway wants in a year of this grade, with its dates, in their order. */
export function deadlinesOf({ duties }: Pick<StatePathway, 'duties'>, year: SchoolYear): Deadline[] {
  return duties
    .filter((duty) => holdsFor(duty, year.grade))
    .flatMap((duty) => datesOf(year, duty.due).map((dates) => ({ duty, ...dates })))
    .toSorted(byDate);
}
