import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { enrolments } from './learning.tables.ts';
import type { RecordTurn } from './record-turn.store.ts';

/** Who takes which course. */
export function createEnrolmentsStore({ db }: Pick<Database, 'db'>) {
  return {
    async enrolledIn(learnerId: string): Promise<string[]> {
      const ofLearner = eq(enrolments.learnerId, learnerId);
      const rows = await db.select({ id: enrolments.courseId }).from(enrolments).where(ofLearner);
      return rows.map(({ id }) => id);
    },
    /** Enrolling twice is enrolling once. */
    async enrol(
      { learnerId, familyId, at }: RecordTurn,
      courseId: string,
      within: Executor = db,
    ): Promise<void> {
      const row = { learnerId, courseId, familyId, enrolledAt: at };
      await within.insert(enrolments).values(row).onConflictDoNothing();
    },
  };
}
export type EnrolmentsStore = ReturnType<typeof createEnrolmentsStore>;
