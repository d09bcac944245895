import type { FamilyLearners } from '@ori/core/access/family-learners';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { askedTogether } from '../../db/asked-together.ts';
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

/** An assignment with what was done of it. `answered` counts up to what was asked for. */
export interface StandingRow {
  readonly id: string;
  readonly childId: string;
  readonly kind: 'lesson' | 'practice';
  readonly lessonId: string | null;
  readonly skill: string | null;
  readonly count: number | null;
  readonly dueOn: string;
  readonly givenAt: Date;
  readonly completedAt: Date | null;
  readonly hasStarted: boolean;
  readonly answered: number;
  readonly timeZone: string;
}

/** At most this many are shown at once; the soonest first. */
const OPEN_SHOWN = 50;
const ALL_SHOWN = 200;

/** Where the learner stands comes from the learning tables' own rows, read here and never written. */
const OPEN_OF_CHILDREN = {
  name: 'planning-open',
  maxItems: 32,
  asked: { familyId: 'uuid', learnerIds: 'uuid[]' },
  select: `select a.id, a.child_id as "childId", a.lesson_id as "lessonId", a.due_on::text as "dueOn",
      a.given_at as "givenAt", case when p.learner_id is null then 'new' else 'started' end as state
    from assignments a
    left join lesson_progress p on p.learner_id = a.child_id and p.lesson_id = a.lesson_id
    where a.family_id = asked."familyId" and a.child_id = any(asked."learnerIds") and a.completed_at is null
      and a.kind = 'lesson'
    order by a.due_on, a.given_at, a.id limit ${OPEN_SHOWN}`,
};

const STANDING = `select a.id, a.child_id as "childId", a.kind, a.lesson_id as "lessonId", a.skill, a.count,
    a.due_on::text as "dueOn", a.given_at as "givenAt", coalesce(a.completed_at, k.done_at) as "completedAt",
    p.learner_id is not null or coalesce(k.answered, 0) > 0 as "hasStarted",
    coalesce(k.answered, 0) as answered, u.time_zone as "timeZone"
  from assignments a
  join users u on u.id = a.child_id
  left join lesson_progress p on p.learner_id = a.child_id and p.lesson_id = a.lesson_id
  left join lateral (select count(*)::int as answered, (array_agg(t.answered_at order by t.sequence))[a.count] as done_at
    from (select answered_at, sequence from attempts where learner_id = a.child_id and skill = a.skill and counted
      and answered_at >= a.given_at order by sequence limit a.count) t) k on a.kind = 'practice'`;
const OF_CHILDREN = {
  name: 'planning-all',
  text: `${STANDING} where a.family_id = $1 and a.child_id = any($2::uuid[])
    order by a.completed_at is null desc, a.due_on, a.given_at, a.id limit ${ALL_SHOWN}`,
};
const BY_ID = { name: 'planning-one', text: `${STANDING} where a.id = $1` };

/** The only SQL about assignments. */
export function createPlanningStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    openOf: askedTogether<FamilyLearners, OpenAssignmentRow>({ pool }, OPEN_OF_CHILDREN),
    async standingOf({ familyId, learnerIds }: FamilyLearners): Promise<StandingRow[]> {
      return (await pool.query<StandingRow>({ ...OF_CHILDREN, values: [familyId, learnerIds] })).rows;
    },
    async find(id: string): Promise<StandingRow | null> {
      return (await pool.query<StandingRow>({ ...BY_ID, values: [id] })).rows[0] ?? null;
    },
    /** Giving a lesson that is still to do again moves its date. Answers the assignment's id. */
    async give(row: AssignmentRow, tx: Executor): Promise<string> {
      const [given] = await tx
        .insert(assignments)
        .values(row)
        .onConflictDoUpdate({
          target: [assignments.childId, assignments.lessonId],
          targetWhere: isNull(assignments.completedAt),
          set: { dueOn: row.dueOn },
        })
        .returning({ id: assignments.id });
      if (given === undefined) throw new Error('An insert that returns nothing');
      return given.id;
    },
    /** False when it is gone. */
    async change(
      id: string,
      changes: Partial<Pick<AssignmentRow, 'dueOn' | 'count'>>,
      tx: Executor,
    ): Promise<boolean> {
      const changing = tx.update(assignments).set(changes).where(eq(assignments.id, id));
      return (await changing.returning()).length > 0;
    },
    async remove(id: string, tx: Executor): Promise<void> {
      await tx.delete(assignments).where(eq(assignments.id, id));
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
    async everGivenTo(childIds: readonly string[]): Promise<AssignmentRow[]> {
      const given = db
        .select()
        .from(assignments)
        .where(inArray(assignments.childId, [...childIds]));
      return given.orderBy(asc(assignments.givenAt));
    },
  };
}
export type PlanningStore = ReturnType<typeof createPlanningStore>;
