import { minutesOf } from './minutes.ts';

/** What is kept of one day of a learner: answers, reading and finished lessons bring it up to date as they come. */
export interface KeptDay {
  readonly answers: number;
  readonly correct: number;
  readonly workedMs: number;
  readonly lessonsCompleted: number;
}

/** A day's work as every page shows it. */
export interface DayDone {
  readonly answers: number;
  readonly right: number;
  readonly minutes: number;
  readonly lessonsCompleted: number;
}

/** The figures of a day; all zero for a day of which nothing is kept. */
export function dayDone(kept: KeptDay | null | undefined): DayDone {
  if (!kept) return { answers: 0, right: 0, minutes: 0, lessonsCompleted: 0 };
  const { answers, correct: right, workedMs, lessonsCompleted } = kept;
  return { answers, right, minutes: minutesOf(workedMs), lessonsCompleted };
}

/** Was nothing done on the day? A lesson that was only opened is something: it stands among the activities. */
export function isIdleDay(
  { answers, minutes, lessonsCompleted }: Omit<DayDone, 'right'>,
  lessonsStarted: number,
): boolean {
  return answers === 0 && minutes === 0 && lessonsCompleted === 0 && lessonsStarted === 0;
}

/** Whether a learner ever worked or opened a lesson: until then a page says how to begin, and shows no figures. */
export function hasBegun(kept: {
  readonly lastWorkDay: string | null;
  readonly current: object | null;
  readonly days: readonly object[];
}): boolean {
  return kept.lastWorkDay !== null || kept.current !== null || kept.days.length > 0;
}
