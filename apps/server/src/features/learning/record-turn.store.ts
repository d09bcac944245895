import type { RestSpan } from '@ori/core/learning/rest-days';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { achievements, activities, learnerDays, learnerStates } from './learning.tables.ts';
import type { KeptStreak } from './kept-streak.ts';
import { restsSince } from './streak-days.ts';

/** Whose record, and on which of the learner's days. */
export interface RecordTurn {
  readonly learnerId: string;
  readonly familyId: string;
  readonly at: Date;
  readonly day: string;
}
export type RecordTotals = typeof learnerStates.$inferSelect & {
  /** Days off since the last work. */
  readonly rests: readonly RestSpan[];
};

/**
 * Changes to a learner's record other than answers. They lock the learner's row and move its
 * revision on, so that an answer counted at the same moment looks again.
 */
export function createRecordTurns({ db }: Pick<Database, 'db'>) {
  return {
    /** Runs the work in a transaction while it holds the record. */
    async hold<Value>(
      turn: RecordTurn,
      work: (tx: Tx, totals: RecordTotals) => Promise<Value>,
    ): Promise<Value> {
      const { learnerId, familyId } = turn;
      return db.transaction(async (tx) => {
        const opened = tx.insert(learnerStates).values({ learnerId, familyId });
        const [state] = await opened
          .onConflictDoUpdate({
            target: [learnerStates.familyId, learnerStates.learnerId],
            set: { revision: sql`${learnerStates.revision} + 1` },
          })
          .returning();
        if (state === undefined) throw new Error('An insert that returns nothing');
        return work(tx, { ...state, rests: await restsSince(tx, state, state.lastWorkDay) });
      });
    },
    /** Tells the family. */
    async tell(
      tx: Tx,
      turn: RecordTurn,
      kind: 'completed' | 'started' | 'achieved',
      subject: string,
    ): Promise<void> {
      const { learnerId, familyId, at: happenedAt } = turn;
      const row = { id: sql`gen_random_uuid()`, familyId, learnerId, kind, subject, happenedAt };
      await tx.insert(activities).values(row);
    },
    /** Keeps what is earned; what was earned before is left as it was. Answers what is new. */
    async earn(tx: Tx, turn: RecordTurn, ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const { learnerId, familyId, at: earnedAt } = turn;
      const rows = ids.map((achievement) => ({ learnerId, familyId, achievement, earnedAt }));
      const earned = await tx
        .insert(achievements)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: achievements.achievement });
      return earned.map(({ id }) => id);
    },
    async addCompletedLesson(tx: Tx, turn: RecordTurn, streak: KeptStreak): Promise<void> {
      const { learnerId, familyId, day, at } = turn;
      const lessonsCompleted = sql`${learnerStates.lessonsCompleted} + 1`;
      await tx
        .update(learnerStates)
        .set({ ...streak, lessonsCompleted })
        .where(and(eq(learnerStates.familyId, familyId), eq(learnerStates.learnerId, learnerId)));
      await tx
        .insert(learnerDays)
        .values({ learnerId, familyId, day, lessonsCompleted: 1, lastSeenAt: at })
        .onConflictDoUpdate({
          target: [learnerDays.familyId, learnerDays.learnerId, learnerDays.day],
          set: { lessonsCompleted: sql`${learnerDays.lessonsCompleted} + 1`, lastSeenAt: at },
        });
    },
  };
}
export type RecordTurns = ReturnType<typeof createRecordTurns>;
