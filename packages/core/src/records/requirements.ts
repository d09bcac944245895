import type { DutyState, MeasureState, SubjectState } from '@ori/contracts/state-kinds';
import type { StatePathway, StateSubject, TimeMeasure } from '@ori/contracts/states';
import { addDays } from '../learning/day-of.ts';
import { type Deadline, deadlinesOf } from './deadlines.ts';
import { type HeldDeadline, type OwnDate, withOwnDates } from './own-dates.ts';
import type { StateMinutes } from './state-minutes.ts';
import { holdsFor, type SchoolYear } from './state-profile.ts';
import { subjectsToName } from './subjects-to-name.ts';

/** Something is near when it is due within so many days. */
const SOON_DAYS = 30;
const HOUR_MINUTES = 60;

/** Something that was handed in, or is in hand, and was not taken back. */
export interface Filed {
  readonly id: string;
  readonly yearId: string | null;
  readonly dutyId: string;
  readonly part: number | null;
  readonly sentOn: string;
}

/** What is known of a year up to today. `days` counts half days as halves; `ownDates` are the family's. */
export interface SoFar {
  readonly days: number;
  readonly minutes: StateMinutes;
  readonly filed: readonly Filed[];
  readonly ownDates: readonly OwnDate[];
}

export interface DutyStanding extends HeldDeadline {
  readonly state: DutyState;
  readonly filed: Filed | null;
}

interface Amount {
  readonly needed: number;
  readonly done: number;
}
/** Days, and minutes, against what the law wants. One is enough where both are asked, unless they are equivalent. */
export interface TimeStanding {
  readonly measure: TimeMeasure;
  readonly days: Amount | null;
  readonly minutes: Amount | null;
  readonly core: Amount | null;
  readonly coreAtHome: Amount | null;
  readonly state: MeasureState;
}

export interface SubjectStanding {
  readonly subject: StateSubject;
  readonly minutes: number;
  /** Minutes that may be this subject's, or another's. */
  readonly perhaps: number;
  /** No subject of ours counts for it alone: a line is its own where a parent names it. */
  readonly toName: boolean;
  readonly state: SubjectState;
}

export interface Requirements {
  readonly duties: readonly DutyStanding[];
  readonly time: readonly TimeStanding[];
  readonly subjects: readonly SubjectStanding[];
}

function filedFor({ duty, part }: Deadline, year: SchoolYear, filed: readonly Filed[]): Filed | null {
  const own = filed.filter(({ dutyId, yearId }) => dutyId === duty.id && (duty.isOnce || yearId === year.id));
  return own.find((each) => each.part === part) ?? null;
}

/**
 * Between the date and a beginner’s own, it depends on whether the family begins this year: earlier filings tell. A day
 * that only the family knows is never said to be over until the family names it.
 */
function dutyState(
  { duty, dueOn, opensOn, lateOn, isOwn }: HeldDeadline,
  isBeginner: boolean,
  today: string,
): DutyState {
  if (dueOn === null) return 'unknown';
  if (today <= dueOn) return today >= (opensOn ?? addDays(dueOn, -SOON_DAYS)) ? 'soon' : 'later';
  if (duty.dueNote !== null && !isOwn) return 'unknown';
  return isBeginner && lateOn !== null && today <= lateOn ? 'unknown' : 'overdue';
}

function dutyStanding(
  deadline: HeldDeadline,
  year: SchoolYear,
  { filed }: SoFar,
  today: string,
): DutyStanding {
  const own = filedFor(deadline, year, filed);
  if (own) return { ...deadline, filed: own, state: 'done' };
  const isBeginner = !filed.some(({ dutyId }) => dutyId === deadline.duty.id);
  return { ...deadline, filed: null, state: dutyState(deadline, isBeginner, today) };
}

const inMinutes = (hours: number | null, done: number): Amount | null =>
  hours === null ? null : { needed: hours * HOUR_MINUTES, done };
const isReached = (amount: Amount | null) => amount !== null && amount.done >= amount.needed;

/** Minutes nobody called core or not may still be what is missing: then nobody can say. */
function timeState(
  standing: Omit<TimeStanding, 'state'>,
  { coreUnknown }: StateMinutes,
  isOver: boolean,
): MeasureState {
  const { measure, days, minutes, core, coreAtHome } = standing;
  const isEnough =
    (days === null && minutes === null) || (isReached(days) && !measure.isEquivalent) || isReached(minutes);
  const isCoreEnough = [core, coreAtHome].every((amount) => amount === null || isReached(amount));
  if (isEnough && isCoreEnough) return 'done';
  if (!isOver) return 'running';
  const couldBe = [core, coreAtHome].every(
    (amount) => amount === null || amount.done + coreUnknown >= amount.needed,
  );
  return isEnough && couldBe ? 'unknown' : 'short';
}

function timeStanding(measure: TimeMeasure, { days, minutes }: SoFar, isOver: boolean): TimeStanding {
  const standing = {
    measure,
    days: measure.days === null ? null : { needed: measure.days, done: days },
    minutes: inMinutes(measure.hours, minutes.total),
    core: inMinutes(measure.coreHours, minutes.core),
    coreAtHome: inMinutes(measure.coreHoursAtHome, minutes.coreAtHome),
  };
  return { ...standing, state: timeState(standing, minutes, isOver) };
}

function subjectStandings({ subjects, shared }: StateMinutes): SubjectStanding[] {
  const named = subjectsToName(subjects.map(({ subject }) => subject));
  return subjects.map(({ subject, minutes }) => {
    const perhaps = shared
      .filter(({ among }) => among.some(({ id }) => id === subject.id))
      .reduce((sum, each) => sum + each.minutes, 0);
    const open = perhaps > 0 ? 'unknown' : 'missing';
    const toName = named.includes(subject);
    return { subject, minutes, perhaps, toName, state: minutes > 0 ? 'seen' : open };
  });
}

/**
 * What a pathway wants of a year of this grade, and where each stands today (the child's own date). Nothing counts as
 * done that was not entered or logged; what depends on something unknown is said to be unknown.
 */
export function requirementsOf(
  pathway: Pick<StatePathway, 'duties' | 'time'>,
  year: SchoolYear,
  soFar: SoFar,
  today: string,
): Requirements {
  const deadlines = withOwnDates(deadlinesOf(pathway, year), soFar.ownDates, year);
  return {
    duties: deadlines.map((deadline) => dutyStanding(deadline, year, soFar, today)),
    time: pathway.time
      .filter((measure) => holdsFor(measure, year.grade))
      .map((measure) => timeStanding(measure, soFar, today > year.endsOn)),
    subjects: subjectStandings(soFar.minutes),
  };
}
