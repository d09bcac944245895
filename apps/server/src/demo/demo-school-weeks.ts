import { addDays } from '@ori/core/learning/day-of';
import { mondayOf, weekdayOf } from '@ori/core/planning/week';
import { yearAround } from '@ori/core/records/school-year';

/** Both ends included, `YYYY-MM-DD`. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const THURSDAY = 4;
/** What the rooms show of the running year reaches so far back. In a younger year, the one before is kept too. */
const TOLD_DAYS = 84;
/** Saturday is the first day on which the week's school is over. */
const DAYS_OF_SCHOOL = 5;

/** The school years the demo has on some day, newest first. */
export function demoYears(today: string): readonly Span[] {
  const running = yearAround(today);
  const isYoung = addDays(today, -TOLD_DAYS) < running.from;
  return isYoung ? [running, yearAround(addDays(running.from, -1))] : [running];
}

/** The months of a school year in which every weekday is a school day, its holidays aside. */
export function termOf({ from, to }: Span): Span {
  return { from: `${from.slice(0, 4)}-09-08`, to: `${to.slice(0, 4)}-06-10` };
}

/** Thanksgiving is the fourth Thursday of November. */
function thanksgivingIn(year: string): Span {
  let day = `${year}-11-22`;
  while (weekdayOf(day) !== THURSDAY) day = addDays(day, 1);
  return { from: day, to: addDays(day, 1) };
}

/** A school year's days off. */
export function holidaysOf({ from, to }: Span): readonly Span[] {
  const [autumn, spring] = [from.slice(0, 4), to.slice(0, 4)];
  return [
    thanksgivingIn(autumn),
    { from: `${autumn}-12-22`, to: `${spring}-01-01` },
    { from: `${spring}-04-06`, to: `${spring}-04-10` },
  ];
}

const isOff = (monday: string): boolean =>
  holidaysOf(yearAround(monday)).some(({ from, to }) => from <= addDays(monday, 4) && monday <= to);

/**
 * The Mondays of so many weeks of school that are over, newest first. Weeks with a holiday in them are passed over, so
 * that what happens weekly happens on no day off, whenever the demo is started.
 */
export function schoolWeeks(today: string, count: number): readonly string[] {
  const weeks: string[] = [];
  for (
    let monday = mondayOf(addDays(today, -DAYS_OF_SCHOOL));
    weeks.length < count;
    monday = addDays(monday, -7)
  )
    if (!isOff(monday)) weeks.push(monday);
  return weeks;
}
