import type { AttendanceKind, RecordSource } from '@ori/contracts/record-names';
import type { AttendanceTotals, RecordDay } from '@ori/contracts/records-room';
import { addDays } from '../learning/day-of.ts';
import { weekdayOf } from '../planning/week.ts';
import { type Lock, lockedAtOf } from './locks.ts';

const SATURDAY = 6;

/** What was said of a day; null takes back what was said before. Instants are ISO texts. */
export interface SaidOfDay {
  readonly day: string;
  readonly kind: AttendanceKind | null;
  readonly source: RecordSource;
  readonly writtenAt: string;
}

/** Days off as planning keeps them. */
export interface Rest {
  readonly from: string;
  readonly to: string;
  readonly reason: 'holiday' | 'sick' | 'pause';
  readonly writtenAt: string;
}

export interface AttendanceGround {
  readonly minutesByDay: ReadonlyMap<string, number>;
  /** When the last line of a day was written. */
  readonly writtenByDay: ReadonlyMap<string, string>;
  /** In the order in which it was said. */
  readonly said: readonly SaidOfDay[];
  readonly rests: readonly Rest[];
  readonly locks: readonly Lock[];
  readonly fullDayMinutesOn: (day: string) => number;
}

/** What the minutes of a day propose; null below half a day. */
function proposedByMinutes(minutes: number, fullDayMinutes: number): AttendanceKind | null {
  if (minutes >= fullDayMinutes) return 'full';
  return minutes * 2 >= fullDayMinutes ? 'half' : null;
}

/** Days off are proposed as such on weekdays only; a pause of the streak is no day off school. */
function restOn(day: string, rests: readonly Rest[]): Rest | undefined {
  if (weekdayOf(day) >= SATURDAY) return undefined;
  return rests.find(({ from, to, reason }) => reason !== 'pause' && from <= day && day <= to);
}

/** What nobody had to say: by the minutes, and where these are too few by the days off. */
function proposed(day: string, { minutesByDay, writtenByDay, rests, fullDayMinutesOn }: AttendanceGround) {
  const byMinutes = proposedByMinutes(minutesByDay.get(day) ?? 0, fullDayMinutesOn(day));
  const written = writtenByDay.get(day);
  const rest = byMinutes === null ? restOn(day, rests) : undefined;
  if (rest === undefined || rest.reason === 'pause') return { kind: byMinutes, writtenAt: written ?? '' };
  return { kind: rest.reason, writtenAt: rest.writtenAt };
}

interface Standing {
  readonly kind: AttendanceKind | null;
  readonly source: RecordSource | null;
  readonly writtenAt: string;
  readonly lockedAt: string | null;
}

/** What stands of a day: the newest word, or what is proposed where there is none, or it was taken back. */
function standingOf(day: string, newest: SaidOfDay | undefined, ground: AttendanceGround): Standing {
  if (newest !== undefined && newest.kind !== null) {
    const { kind, source, writtenAt } = newest;
    return { kind, source, writtenAt, lockedAt: lockedAtOf(day, writtenAt, ground.locks) };
  }
  const { kind, writtenAt } = proposed(day, ground);
  const told = writtenAt === '' && newest !== undefined ? newest.writtenAt : writtenAt;
  return { kind, source: kind === null ? null : 'automatic', writtenAt: told, lockedAt: null };
}

/** A day as the record has it. What it was filed as otherwise is read beside it. */
function dayOfRecord(day: string, said: readonly SaidOfDay[], ground: AttendanceGround): RecordDay {
  const standing = standingOf(day, said.at(-1), ground);
  const filed = said.findLast((of) => lockedAtOf(day, of.writtenAt, ground.locks) !== null);
  const filedAs = filed !== undefined && filed.kind !== standing.kind ? filed.kind : null;
  return { day, minutes: ground.minutesByDay.get(day) ?? 0, ...standing, filedAs };
}

/** Every day from one to the other, both included, that has minutes or a word. */
export function attendanceOf(from: string, to: string, ground: AttendanceGround): RecordDay[] {
  const said = new Map<string, SaidOfDay[]>();
  for (const word of ground.said) said.set(word.day, [...(said.get(word.day) ?? []), word]);
  const days: RecordDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const found = dayOfRecord(day, said.get(day) ?? [], ground);
    if (found.minutes > 0 || found.kind !== null || found.filedAs !== null) days.push(found);
  }
  return days;
}

/** Days by kind. A trip is a day of attendance, half a day is a half. */
export function attendanceTotals(days: readonly Pick<RecordDay, 'kind'>[]): AttendanceTotals {
  const count = (kind: AttendanceKind) => days.filter((day) => day.kind === kind).length;
  const [full, half, trip] = [count('full'), count('half'), count('trip')];
  const others = { absent: count('absent'), holiday: count('holiday'), sick: count('sick') };
  return { attended: full + trip + half / 2, full, half, trip, ...others };
}
