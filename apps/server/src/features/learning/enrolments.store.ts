import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { enrolments } from './learning.tables.ts';
import type { RecordTurn } from './record-turn.store.ts';

/** A course that somebody takes. */
export interface Taken {
  readonly courseId: string;
  readonly enrolledAt: Date;
}

/** Who takes which course. */
export function createEnrolmentsStore({ db }: Pick<Database, 'db'>) {
  return {
    async enrolledIn(learnerId: string): Promise<string[]> {
      const ofLearner = eq(enrolments.learnerId, learnerId);
      const rows = await db.select({ id: enrolments.courseId }).from(enrolments).where(ofLearner);
      return rows.map(({ id }) => id);
    },
    /** Every course the learner takes, and since when. */
    async taken(learnerId: string): Promise<Taken[]> {
      const { courseId, enrolledAt } = enrolments;
      return db.select({ courseId, enrolledAt }).from(enrolments).where(eq(enrolments.learnerId, learnerId));
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
