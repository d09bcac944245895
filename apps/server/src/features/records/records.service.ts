import type { Locale } from '@ori/contracts/locale';
import type { AttendanceDay, InstructionEntry, LockInput, StudentYear } from '@ori/contracts/records';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { lockedAtOf } from '@ori/core/records/locks';
import { createAttendanceStore } from './attendance.store.ts';
import { createEntriesService } from './entries.service.ts';
import { createEntriesStore } from './entries.store.ts';
import { createLawReading } from './law-of-day.ts';
import { createLocksService } from './locks.service.ts';
import { createLogPrinting } from './print.service.ts';
import { createLogReading } from './read-log.ts';
import type { RecordsDeps } from './records.deps.ts';
import {
  attendanceDays,
  createDaysReading,
  createSummaryReading,
  createSummaryService,
  presentLock,
} from './summary.service.ts';
import { createYearsService } from './years.service.ts';
import { createYearsStore } from './years.store.ts';

/** Builds the records by hand, smallest parts first. */
export function createRecordsService(deps: RecordsDeps) {
  const { database, findLearner, now } = deps;
  const entries = createEntriesStore(database);
  const attendance = createAttendanceStore(database);
  const yearRows = createYearsStore(database);
  const readLog = createLogReading({ ...deps, entries, attendance });
  const lawOfDay = createLawReading({ ...deps, years: yearRows });
  const parts = { ...deps, entries, attendance, years: yearRows, readLog, lawOfDay };
  const readDays = createDaysReading(parts);
  const summaryOf = createSummaryReading({ readLog, readDays });
  const years = createYearsService(parts);
  const locks = createLocksService({ ...parts, readDays });

  return {
    years,
    log: createEntriesService(parts),
    ...createSummaryService({ ...parts, summaryOf }),
    print: createLogPrinting({ ...deps, readLog, summaryOf, years, lawOfDay }),
    ...locks,
    /**
     * The year a child is in, or the one of theirs that is named; null where there is none. For other features: they
     * ask for leave themselves.
     */
    async yearOf(childId: string, yearId?: string): Promise<StudentYear | null> {
      if (yearId !== undefined) return years.named(childId, yearId);
      const child = await findLearner(childId);
      return child === null ? null : years.yearOf(childId, dayOf(now(), child.timeZone));
    },
    /** Every year of a child, newest first. */
    yearsOf: (childId: string) => yearRows.of(childId),
    /** The log of some days, oldest first; both ends included, struck lines among them. */
    async entries(
      childId: string,
      from: string,
      to: string,
      locale: Locale = 'en',
    ): Promise<InstructionEntry[]> {
      const child = await findLearner(childId);
      return child === null ? [] : readLog(child, { from, to }, locale);
    },
    /** What the days were, up to the child's today. */
    async days(childId: string, from: string, to: string): Promise<AttendanceDay[]> {
      const child = await findLearner(childId);
      if (child === null) return [];
      const lines = await readLog(child, { from, to }, 'en');
      return attendanceDays((await readDays(child, { from, to }, lines)).days);
    },
    /** Was this day filed since something was written of it? */
    async isFiled(childId: string, day: string, writtenAt: Date): Promise<boolean> {
      const filed = (await attendance.locksOf(childId, day, day)).map(presentLock);
      return lockedAtOf(day, writtenAt.toISOString(), filed) !== null;
    },
    /** Files some days: what stands in them never changes any more. */
    lockDays: (viewer: Viewer, input: LockInput) => locks.lock(viewer, input),
    async exportOf(childIds: readonly string[]) {
      const [setUp, log, said] = await Promise.all([
        yearRows.everOf(childIds),
        entries.everOf(childIds),
        attendance.everOf(childIds),
      ]);
      return { years: setUp, ...log, ...said };
    },
  };
}
export type RecordsService = ReturnType<typeof createRecordsService>;
