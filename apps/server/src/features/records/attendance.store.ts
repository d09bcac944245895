import { and, asc, between, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import { attendanceWords, recordLocks } from './records.tables.ts';

export type LockRow = typeof recordLocks.$inferSelect;
export type WordRow = Omit<typeof attendanceWords.$inferSelect, 'sequence'>;

/** What was said of days, and which days were filed. Rows are added, never changed. */
export function createAttendanceStore({ db }: Pick<Database, 'db'>) {
  return {
    /** In the order in which it was said. */
    said: (childId: string, from: string, to: string): Promise<WordRow[]> =>
      db
        .select()
        .from(attendanceWords)
        .where(and(eq(attendanceWords.childId, childId), between(attendanceWords.day, from, to)))
        .orderBy(asc(attendanceWords.sequence)),
    /** How many were not there yet. */
    async say(rows: readonly WordRow[], tx: Executor): Promise<number> {
      if (rows.length === 0) return 0;
      const saying = tx.insert(attendanceWords).values([...rows]);
      return (await saying.onConflictDoNothing().returning({ day: attendanceWords.day })).length;
    },
    /** Those that share a day with the span, in the order in which they were filed. */
    locksOf: (childId: string, from: string, to: string): Promise<LockRow[]> => {
      const shared = and(lte(recordLocks.fromDay, to), gte(recordLocks.toDay, from));
      const own = and(eq(recordLocks.childId, childId), shared);
      return db.select().from(recordLocks).where(own).orderBy(asc(recordLocks.lockedAt), asc(recordLocks.id));
    },
    async findLock(id: string): Promise<LockRow | null> {
      return (await db.select().from(recordLocks).where(eq(recordLocks.id, id)))[0] ?? null;
    },
    /** False when a lock of this id is there already. */
    async lock(row: LockRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, recordLocks, [row])) return false;
      return (await tx.insert(recordLocks).values(row).onConflictDoNothing().returning()).length > 0;
    },
    async everOf(childIds: readonly string[]) {
      const ids = [...childIds];
      const [attendance, locks] = await Promise.all([
        db.select().from(attendanceWords).where(inArray(attendanceWords.childId, ids)),
        db.select().from(recordLocks).where(inArray(recordLocks.childId, ids)),
      ]);
      return { attendance, locks };
    },
  };
}
export type AttendanceStore = ReturnType<typeof createAttendanceStore>;
