import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { lessonProgressRows } from './learning.tables.ts';
import type { RecordTurn } from './record-turn.store.ts';

export type LessonRow = typeof lessonProgressRows.$inferSelect;

const isLesson = (learnerId: string, lessonId: string) =>
  and(eq(lessonProgressRows.learnerId, learnerId), eq(lessonProgressRows.lessonId, lessonId));

/** Where learners stand in lessons. */
export function createLessonsStore({ db }: Pick<Database, 'db'>) {
  return {
    async find(learnerId: string, lessonId: string, within: Executor = db): Promise<LessonRow | null> {
      const rows = await within.select().from(lessonProgressRows).where(isLesson(learnerId, lessonId));
      return rows[0] ?? null;
    },
    /** Every lesson the learner opened: as many rows as lessons, whatever the number of answers. */
    async opened(learnerId: string): Promise<LessonRow[]> {
      return db.select().from(lessonProgressRows).where(eq(lessonProgressRows.learnerId, learnerId));
    },
    /** Opens a lesson; true when it was not open yet. */
    async open(
      { learnerId, familyId, at }: RecordTurn,
      courseId: string,
      lessonId: string,
      tx: Executor,
    ): Promise<boolean> {
      const row = { learnerId, familyId, courseId, lessonId, state: 'started' as const };
      const opening = tx.insert(lessonProgressRows).values({ ...row, startedAt: at, touchedAt: at });
      if ((await opening.onConflictDoNothing().returning()).length > 0) return true;
      await tx.update(lessonProgressRows).set({ touchedAt: at }).where(isLesson(learnerId, lessonId));
      return false;
    },
    /** Keeps the part last on screen; false when the lesson was never opened. */
    async keepPlace({ learnerId, at }: RecordTurn, lessonId: string, section: string): Promise<boolean> {
      const set = { section, touchedAt: at };
      const keeping = db.update(lessonProgressRows).set(set).where(isLesson(learnerId, lessonId));
      return (await keeping.returning()).length > 0;
    },
    async complete({ learnerId, at }: RecordTurn, lessonId: string, tx: Executor): Promise<void> {
      const set = { state: 'completed' as const, completedAt: at, touchedAt: at };
      await tx.update(lessonProgressRows).set(set).where(isLesson(learnerId, lessonId));
    },
  };
}
export type LessonsStore = ReturnType<typeof createLessonsStore>;
