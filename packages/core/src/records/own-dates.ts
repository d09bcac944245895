import { addDays } from '../learning/day-of.ts';
import { daysBetween } from '../learning/days-between.ts';
import { byDate, type Deadline } from './deadlines.ts';
import type { SchoolYear } from './state-profile.ts';

/** A family's own date lies in the school year, or at most so many days before or after it. */
export const OWN_DATE_DAYS = 183;

/** The day that a family's plan or its district names for something due. */
export interface OwnDate {
  readonly dutyId: string;
  /** Which of several in a year, from 1; null where there is one. */
  readonly part: number | null;
  readonly dueOn: string;
}
/** A deadline as it holds for a family. */
export interface HeldDeadline extends Deadline {
  /** `dueOn` is the family's own. */
  readonly isOwn: boolean;
  /** The day by the rule of the law, also where another one holds. */
  readonly lawDueOn: string | null;
  /** A day the family named that does not fit the year any more, its ends having moved: it does not hold. */
  readonly unfit: string | null;
}
type Of = Pick<OwnDate, 'dutyId' | 'part'>;
export type OwnDateRefusal = 'outside' | 'too-early' | 'out-of-order';

const isOf =
  ({ dutyId, part }: Of) =>
  (deadline: Deadline): boolean =>
    deadline.duty.id === dutyId && deadline.part === part;

/** A part with the day it has so far; `isSet`: that day is the family's own. Parts count from 1. */
interface Part {
  readonly part: number;
  readonly day: string;
  readonly isSet: boolean;
}
interface Fixed {
  readonly part: number;
  readonly day: string;
}

/** Every part before and after has a day of its own beside this one. */
function leavesRoom({ part, day }: Fixed, others: readonly Fixed[]): boolean {
  return others.every((other) => {
    const edge = addDays(other.day, part - other.part);
    return other.part < part ? day >= edge : day <= edge;
  });
}

/** The day of a part on an even way from one fixed part to another. */
function spread(part: number, before: Fixed, after: Fixed): string {
  const share = (part - before.part) / (after.part - before.part);
  return addDays(before.day, Math.round(daysBetween(before.day, after.day) * share));
}

/**
 * The days of a duty's parts, in their order. The family's own stand. The law's stay where they fit in between; where
 * they do not, the parts stand evenly spaced between those that do.
 */
function partDays(parts: readonly Part[], startsOn: string): string[] {
  const set = parts.filter(({ isSet }) => isSet);
  const fixed: readonly Fixed[] = parts.filter((each) => each.isSet || leavesRoom(each, set));
  return parts.map(({ part, day }) => {
    if (fixed.some((each) => each.part === part)) return day;
    const after = fixed.find((each) => each.part > part);
    const before = fixed.findLast((each) => each.part < part);
    if (!after) return before ? addDays(before.day, part - before.part) : day;
    // Before the first part there is the day before the year; a part set still earlier leaves room all the same.
    const first = [addDays(startsOn, -1), addDays(after.day, -after.part)].toSorted()[0] ?? startsOn;
    return spread(part, before ?? { part: 0, day: first }, after);
  });
}

/** The day each part of one duty falls on where some are the family's own, by part. */
function heldParts(
  deadlines: readonly Deadline[],
  ownOf: (deadline: Deadline) => string | null,
  startsOn: string,
): Map<number, string> {
  const parts = deadlines
    .flatMap((deadline) => {
      const own = ownOf(deadline);
      const day = own ?? deadline.dueOn;
      return deadline.part === null || day === null
        ? []
        : [{ part: deadline.part, day, isSet: own !== null }];
    })
    .toSorted((one, other) => one.part - other.part);
  const days = partDays(parts, startsOn);
  return new Map(parts.map(({ part }, at) => [part, days[at] ?? '']));
}

/** What the law's day was told with does not hold beside another day. */
function held(deadline: Deadline, dueOn: string | null, isOwn: boolean, unfit: string | null): HeldDeadline {
  const { dueOn: lawDueOn, opensOn } = deadline;
  if (!isOwn) return { ...deadline, dueOn, isOwn, lawDueOn, unfit };
  const isOpenBefore = opensOn !== null && dueOn !== null && opensOn <= dueOn;
  return { ...deadline, dueOn, isOwn, lawDueOn, unfit, opensOn: isOpenBefore ? opensOn : null, lateOn: null };
}

type YearEnds = Pick<SchoolYear, 'startsOn' | 'endsOn'>;

/** Why a day has nothing to do with a year, or would end a part before it began; null where it fits. */
function misfitOf({ part, dueOn }: OwnDate, { startsOn, endsOn }: YearEnds): OwnDateRefusal | null {
  if (dueOn < addDays(startsOn, -OWN_DATE_DAYS) || dueOn > addDays(endsOn, OWN_DATE_DAYS)) return 'outside';
  return part !== null && dueOn < addDays(startsOn, part - 1) ? 'too-early' : null;
}

/**
 * The law's deadlines of a year with the family's own dates laid over them, in the order of their days. Where the year
 * was moved away from a date of the family's, the law's day holds again, and the date is told beside it.
 */
export function withOwnDates(
  deadlines: readonly Deadline[],
  own: readonly OwnDate[],
  year: YearEnds,
): HeldDeadline[] {
  const [fit, unfit] = [true, false].map((fits) =>
    own.filter((each) => (misfitOf(each, year) === null) === fits),
  );
  const dayIn = (dates: readonly OwnDate[] | undefined, deadline: Deadline) =>
    dates?.find((each) => isOf(each)(deadline))?.dueOn ?? null;
  const ownOf = (deadline: Deadline) => dayIn(fit, deadline);
  const byDuty = Map.groupBy(deadlines, ({ duty }) => duty.id);
  const parts = new Map([...byDuty].map(([id, each]) => [id, heldParts(each, ownOf, year.startsOn)]));
  return deadlines
    .map((deadline) => {
      const { duty, part, dueOn } = deadline;
      const day = part === null ? undefined : parts.get(duty.id)?.get(part);
      const set = ownOf(deadline);
      return held(deadline, set ?? day ?? dueOn, set !== null, dayIn(unfit, deadline));
    })
    .toSorted(byDate);
}

/**
 * Why a family's date cannot be: it has nothing to do with the year, a part would end before it began, or the parts
 * would not follow each other. Parts that are only reckoned give way; those of the family, and what was filed, do not.
 */
export function refusalOf(
  own: OwnDate,
  year: YearEnds,
  deadlines: readonly HeldDeadline[],
  isFiled: (deadline: HeldDeadline) => boolean,
): OwnDateRefusal | null {
  const misfit = misfitOf(own, year);
  const { dutyId, part, dueOn } = own;
  if (misfit !== null || part === null) return misfit;
  const others = deadlines.flatMap((each) => {
    const isFixed = each.duty.id === dutyId && each.part !== part && (each.isOwn || isFiled(each));
    return isFixed && each.part !== null && each.dueOn !== null ? [{ part: each.part, day: each.dueOn }] : [];
  });
  return leavesRoom({ part, day: dueOn }, others) ? null : 'out-of-order';
}

/** The later of the law's day and so many days after a letter came: how some laws name a day. */
export function dayAfterLetter(lawDueOn: string | null, cameOn: string, letterDays: number): string {
  const day = addDays(cameOn, letterDays);
  return lawDueOn !== null && lawDueOn > day ? lawDueOn : day;
}
