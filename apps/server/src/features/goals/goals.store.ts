import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { goals } from './goals.tables.ts';

export type GoalRow = typeof goals.$inferSelect;

/** What goals are measured by. Days are the learner's own, `YYYY-MM-DD`. */
export interface Measured {
  readonly skills: readonly { skill: string; chance: number; mastered: boolean }[];
  readonly completed: readonly string[];
  readonly days: readonly { day: string; workedMs: number }[];
}

const MEASURED = `select
  coalesce((select json_agg(json_build_object('skill', skill, 'chance', chance, 'mastered', mastered_at is not null))
    from skill_states where learner_id = $1 and skill = any($2::text[])), '[]') as skills,
  array(select lesson_id from lesson_progress where learner_id = $1 and state = 'completed') as completed,
  coalesce((select json_agg(json_build_object('day', day, 'workedMs', worked_ms))
    from learner_days where family_id = $3 and learner_id = $1 and day >= $4), '[]') as days`;

/** Learners' goals, and what was done towards them. */
export function createGoalsStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    async openOf(learnerId: string): Promise<GoalRow[]> {
      const open = and(eq(goals.learnerId, learnerId), isNull(goals.endedAt));
      return db.select().from(goals).where(open).orderBy(asc(goals.setAt), asc(goals.id));
    },
    /** Sets a goal; one of the same kind about the same thing takes the new one's measure. */
    async set(row: GoalRow): Promise<void> {
      const { learnerId, kind, target, about, byDay } = row;
      await db.transaction(async (tx) => {
        const same = and(
          eq(goals.learnerId, learnerId),
          eq(goals.kind, kind),
          isNull(goals.endedAt),
          about === null ? isNull(goals.about) : eq(goals.about, about),
        );
        const changed = await tx.update(goals).set({ target, byDay }).where(same).returning();
        if (changed.length === 0) await tx.insert(goals).values(row).onConflictDoNothing();
      });
    },
    /** False when there is no such open goal of the learner. */
    async end(id: string, learnerId: string, at: Date): Promise<boolean> {
      const own = and(eq(goals.id, id), eq(goals.learnerId, learnerId), isNull(goals.endedAt));
      return (await db.update(goals).set({ endedAt: at }).where(own).returning()).length > 0;
    },
    async measuresOf(
      { learnerId, familyId }: { readonly learnerId: string; readonly familyId: string },
      skills: readonly string[],
      since: string,
    ): Promise<Measured> {
      const values = [learnerId, skills, familyId, since];
      const { rows } = await pool.query<Measured>({ name: 'goals-measured', text: MEASURED, values });
      return rows[0] ?? { skills: [], completed: [], days: [] };
    },
    async everSetBy(learnerIds: readonly string[]): Promise<GoalRow[]> {
      return db
        .select()
        .from(goals)
        .where(inArray(goals.learnerId, [...learnerIds]));
    },
  };
}
export type GoalsStore = ReturnType<typeof createGoalsStore>;
