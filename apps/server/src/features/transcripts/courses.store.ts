import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import { transcriptCourses, transcriptSettingsRows } from './transcripts.tables.ts';

export type CourseRow = typeof transcriptCourses.$inferSelect;
export type SettingsRow = typeof transcriptSettingsRows.$inferSelect;
type Change = Partial<Omit<CourseRow, 'id' | 'learnerId' | 'familyId' | 'writtenBy' | 'writtenAt'>>;

/** Courses on transcripts, and how each transcript is reckoned. */
export function createCoursesStore({ db }: Pick<Database, 'db'>) {
  const standing = isNull(transcriptCourses.removedAt);
  return {
    async settingsOf(childId: string): Promise<SettingsRow | null> {
      const rows = await db
        .select()
        .from(transcriptSettingsRows)
        .where(eq(transcriptSettingsRows.childId, childId));
      return rows[0] ?? null;
    },
    async saveSettings(row: SettingsRow, tx: Executor): Promise<void> {
      const { familyId, childId } = transcriptSettingsRows;
      const target = [familyId, childId];
      await tx.insert(transcriptSettingsRows).values(row).onConflictDoUpdate({ target, set: row });
    },
    /** Those that stand on a learner's transcript. */
    of: (learnerId: string): Promise<CourseRow[]> =>
      db
        .select()
        .from(transcriptCourses)
        .where(and(eq(transcriptCourses.learnerId, learnerId), standing)),
    async countOf(learnerId: string): Promise<number> {
      const ofLearner = and(eq(transcriptCourses.learnerId, learnerId), standing);
      const [row] = await db.select({ all: count() }).from(transcriptCourses).where(ofLearner);
      return row?.all ?? 0;
    },
    async find(id: string): Promise<CourseRow | null> {
      const rows = await db
        .select()
        .from(transcriptCourses)
        .where(and(eq(transcriptCourses.id, id), standing));
      return rows[0] ?? null;
    },
    /** False when there is one of this id already. */
    async add(row: CourseRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, transcriptCourses, [row])) return false;
      return (await tx.insert(transcriptCourses).values(row).onConflictDoNothing().returning()).length > 0;
    },
    async change(
      { familyId, id }: Pick<CourseRow, 'familyId' | 'id'>,
      change: Change,
      tx: Executor,
    ): Promise<void> {
      const same = and(eq(transcriptCourses.familyId, familyId), eq(transcriptCourses.id, id));
      await tx.update(transcriptCourses).set(change).where(same);
    },
    everOf: (learnerIds: readonly string[]): Promise<CourseRow[]> =>
      db
        .select()
        .from(transcriptCourses)
        .where(inArray(transcriptCourses.learnerId, [...learnerIds])),
    everSetOf: (childIds: readonly string[]): Promise<SettingsRow[]> =>
      db
        .select()
        .from(transcriptSettingsRows)
        .where(inArray(transcriptSettingsRows.childId, [...childIds])),
  };
}
export type CoursesStore = ReturnType<typeof createCoursesStore>;
