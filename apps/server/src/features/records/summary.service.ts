import { FULL_DAY_MINUTES } from '@ori/contracts/record-names';
import type { AttendanceDay, AttendanceInput, InstructionEntry } from '@ori/contracts/records';
import type { RecordDay, RecordSummary, SpanQuery } from '@ori/contracts/records-room';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { attendanceOf, attendanceTotals } from '@ori/core/records/attendance';
import { countedEntries, minutesByDay, minutesBySubject } from '@ori/core/records/log-totals';
import { mayRecordDay, yearOfDay } from '@ori/core/records/school-year';
import { weekdayOf } from '@ori/core/planning/week';
import type { AttendanceStore, LockRow, WordRow } from './attendance.store.ts';
import { lockOf, type ReadLog } from './read-log.ts';
import type { RecordsDeps } from './records.deps.ts';
import type { YearsStore } from './years.store.ts';

interface Deps extends RecordsDeps {
  readonly attendance: AttendanceStore;
  readonly years: YearsStore;
  readonly readLog: ReadLog;
}
interface Span {
  readonly from: string;
  readonly to: string;
}
const FRIDAY = 5;

export function presentLock({ fromDay: from, toDay: to, ...row }: LockRow) {
  const { id, childId, because, lockedAt } = row;
  return { id, childId, from, to, because, lockedAt: lockedAt.toISOString() };
}

function wordOf({ day, kind, source, writtenAt }: WordRow) {
  return { day, kind, source, writtenAt: writtenAt.toISOString() };
}

/** The days of a span up to the child's today, out of what is kept and what is counted. */
export function createDaysReading({ attendance, years, restsOf, now }: Omit<Deps, 'readLog'>) {
  return async (child: Learner, { from, to }: Span, entries: readonly InstructionEntry[]) => {
    const { userId: childId, familyId } = child;
    const days = { learnerId: childId, familyId, from, to };
    const [said, locks, rests, found] = await Promise.all([
      attendance.said(childId, from, to),
      attendance.locksOf(childId, from, to),
      restsOf(days),
      years.of(childId),
    ]);
    const today = dayOf(now(), child.timeZone);
    const ground = {
      minutesByDay: minutesByDay(entries),
      writtenByDay: new Map(countedEntries(entries).map(({ day, writtenAt }) => [day, writtenAt])),
      said: said.map(wordOf),
      rests,
      locks: locks.map(lockOf),
      fullDayMinutesOn: (day: string) => yearOfDay(day, found)?.fullDayMinutes ?? FULL_DAY_MINUTES,
    };
    return { today, locks, days: attendanceOf(from, to < today ? to : today, ground) };
  };
}
export type ReadDays = ReturnType<typeof createDaysReading>;

/** A day that was something, as other parts of the product are told it. */
export function attendanceDays(days: readonly RecordDay[]): AttendanceDay[] {
  return days.flatMap(({ day, kind, minutes, source, writtenAt, lockedAt }) =>
    kind === null || source === null ? [] : { day, kind, minutes, source, writtenAt, lockedAt },
  );
}

/** The days that a parent's word is on. */
function daysIn({ from, to, weekdaysOnly }: AttendanceInput): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (!weekdaysOnly || weekdayOf(day) <= FRIDAY) days.push(day);
  return days;
}

/** Reads a year at a glance. */
export function createSummaryReading({
  readLog,
  readDays,
}: Pick<Deps, 'readLog'> & { readonly readDays: ReadDays }) {
  return async (child: Learner, { from, to }: Span, { locale }: Viewer): Promise<RecordSummary> => {
    const entries = await readLog(child, { from, to }, locale);
    const { today, locks, days } = await readDays(child, { from, to }, entries);
    const subjects = minutesBySubject(entries);
    const minutes = subjects.reduce((sum, subject) => sum + subject.minutes, 0);
    const told = { days, attendance: attendanceTotals(days), minutes, subjects };
    return { childId: child.userId, today, from, to, ...told, locks: locks.map(presentLock) };
  };
}
export type SummaryOf = ReturnType<typeof createSummaryReading>;

/** A year at a glance, and what a parent says of its days. */
export function createSummaryService(deps: Deps & { readonly summaryOf: SummaryOf }) {
  const { database, attendance, summaryOf, reach, audit, now } = deps;
  return {
    async summary(
      viewer: Viewer,
      { childId, ...span }: SpanQuery,
    ): Promise<Result<RecordSummary, 'not-found'>> {
      const child = await reach('records.summary', viewer, childId);
      return child === null ? fail('not-found') : succeed(await summaryOf(child, span, viewer));
    },
    /** Says what days were; sent twice, it is said once. Answers the days as they stand then. */
    async say(
      viewer: Viewer,
      input: AttendanceInput,
    ): Promise<Result<RecordSummary, 'not-found' | 'date-unusable'>> {
      const child = await reach('records.attend', viewer, input.childId);
      if (child === null) return fail('not-found');
      const today = dayOf(now(), child.timeZone);
      if (!mayRecordDay(input.from, today) || !mayRecordDay(input.to, today)) return fail('date-unusable');
      const { familyId, userId: childId } = child;
      const word = { wordId: input.id, childId, familyId, kind: input.kind, source: 'parent' as const };
      const rows = daysIn(input).map((day) => ({ ...word, day, writtenBy: viewer.userId, writtenAt: now() }));
      await database.db.transaction(async (tx) => {
        if ((await attendance.say(rows, tx)) === 0) return;
        const act = { act: 'records.attend', familyId, actorId: viewer.userId, subjectId: childId };
        await audit({ ...act, detail: { from: input.from, to: input.to, kind: input.kind ?? 'none' } }, tx);
      });
      return succeed(await summaryOf(child, input, viewer));
    },
  };
}
