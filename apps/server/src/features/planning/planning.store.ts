import type { FamilyLearners } from '@ori/core/access/family-learners';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { assignments } from './planning.tables.ts';

export interface OpenAssignmentRow {
  readonly id: string;
  readonly childId: string;
  readonly lessonId: string;
  readonly dueOn: string;
  readonly givenAt: Date;
  readonly state: 'new' | 'started';
}
export type AssignmentRow = typeof assignments.$inferSelect;

/** At most this many are shown at once; the soonest first. */
const OPEN_SHOWN = 50;

/** Where the learner stands comes from the learning tables' own rows, read here and never written. */
const OPEN_OF_CHILDREN = {
  name: 'planning-open',
  text: `select a.id, a.child_id as "childId", a.lesson_id as "lessonId", a.due_on::text as "dueOn",
      a.given_at as "givenAt", case when p.learner_id is null then 'new' else 'started' end as state
    from assignments a
    left join lesson_progress p on p.learner_id = a.child_id and p.lesson_id = a.lesson_id
    where a.family_id = $1 and a.child_id = any($2::uuid[]) and a.completed_at is null
    order by a.due_on, a.given_at, a.id limit ${OPEN_SHOWN}`,
};

/** The only SQL about assignments. */
export function createPlanningStore({ db, pool }: Database) {
  return {
    async openOf({ familyId, learnerIds }: FamilyLearners): Promise<OpenAssignmentRow[]> {
      return (await pool.query<OpenAssignmentRow>({ ...OPEN_OF_CHILDREN, values: [familyId, learnerIds] }))
        .rows;
    },
    /** Giving a lesson that is still to do again moves its date. Answers the assignment as it now stands. */
    async give(row: AssignmentRow): Promise<AssignmentRow> {
      const [given] = await db
        .insert(assignments)
        .values(row)
        .onConflictDoUpdate({
          target: [assignments.childId, assignments.lessonId],
          targetWhere: isNull(assignments.completedAt),
          set: { dueOn: row.dueOn },
        })
        .returning();
      if (given === undefined) throw new Error('An insert that returns nothing');
      return given;
    },
    async find(id: string): Promise<AssignmentRow | null> {
      return (await db.select().from(assignments).where(eq(assignments.id, id)))[0] ?? null;
    },
    async remove(id: string): Promise<void> {
      await db.delete(assignments).where(eq(assignments.id, id));
    },
    /** Part of completing a lesson, in the same transaction. */
    async markCompleted(childId: string, lessonId: string, at: Date, within: Executor): Promise<void> {
      const open = and(
        eq(assignments.childId, childId),
        eq(assignments.lessonId, lessonId),
        isNull(assignments.completedAt),
      );
      await within.update(assignments).set({ completedAt: at }).where(open);
    },
    /** Everything ever given to these children, for the export of a family's own data. */
    async everGivenTo(childIds: readonly string[]): Promise<AssignmentRow[]> {
      const ofThem = inArray(assignments.childId, [...childIds]);
      return db.select().from(assignments).where(ofThem).orderBy(asc(assignments.givenAt));
    },
  };
}
export type PlanningStore = ReturnType<typeof createPlanningStore>;
