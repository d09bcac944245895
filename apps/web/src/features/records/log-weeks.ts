import type { AttendanceKind } from '@ori/contracts/record-names';
import type { InstructionEntry } from '@ori/contracts/records';
import type { RecordDay } from '@ori/contracts/records-room';
import { addDays } from '@ori/core/learning/day-of';
import { mondayOf } from '@ori/core/planning/week';
import { attendanceTotals } from '@ori/core/records/attendance';

export interface LogDay {
  readonly day: string;
  readonly minutes: number;
  readonly kind: AttendanceKind | null;
  readonly entries: readonly InstructionEntry[];
}
export interface LogWeek {
  readonly monday: string;
  readonly sunday: string;
  /** Of the whole week, whatever of it is shown. */
  readonly minutes: number;
  readonly attended: number;
  readonly days: readonly LogDay[];
}

const SUNDAY_AFTER = 6;

/** The log by week and day, newest first, with what each week and day comes to in the whole year. */
export function logWeeks(entries: readonly InstructionEntry[], year: readonly RecordDay[]): LogWeek[] {
  const known = new Map(year.map((day) => [day.day, day]));
  const byDay = Map.groupBy(entries, ({ day }) => day);
  const days = [...byDay].map(([day, own]): LogDay => {
    const { minutes = 0, kind = null } = known.get(day) ?? {};
    return { day, minutes, kind, entries: own.toReversed() };
  });
  const newest = days.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  return [...Map.groupBy(newest, ({ day }) => mondayOf(day))].map(([monday, own]) => {
    const sunday = addDays(monday, SUNDAY_AFTER);
    const whole = year.filter(({ day }) => monday <= day && day <= sunday);
    const minutes = whole.reduce((sum, day) => sum + day.minutes, 0);
    return { monday, sunday, minutes, attended: attendanceTotals(whole).attended, days: own };
  });
}
