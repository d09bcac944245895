import type { FamilyLearner, FamilyLearners } from '@ori/core/access/family-learners';
import { and, eq, isNull } from 'drizzle-orm';
import { askedTogether } from '../../db/asked-together.ts';
import type { Database, Executor } from '../../db/database.ts';
import { assignments } from './planning.tables.ts';

/** A row as it is kept: of what a teacher gave, the parents may choose another day later. */
export type AssignmentRow = typeof assignments.$inferSelect;

/** An assignment with what was done of it. `answered` counts up to what was asked for. */
export interface StandingRow {
  readonly id: string;
  readonly familyId: string;
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
  readonly givenBy: string | null;
  readonly byTeacher: boolean;
  readonly movedAtHome: boolean;
  /** Null where nobody but the home gave it, or that account is gone. */
  readonly teacherName: string | null;
  /** The teacher's own course it is part of, while the link stands. */
  readonly courseId: string | null;
  readonly courseTitle: string | null;
}

/** What a row tells of itself to whoever reads it. */
export type GivenRow = Pick<
  StandingRow,
  | 'id'
  | 'childId'
  | 'kind'
  | 'lessonId'
  | 'skill'
  | 'count'
  | 'answered'
  | 'dueOn'
  | 'givenAt'
  | 'completedAt'
  | 'hasStarted'
>;
/** What is still to do, as a home or a dashboard tells it. */
export interface OpenAssignmentRow
  extends Omit<GivenRow, 'completedAt'>, Pick<StandingRow, 'byTeacher' | 'teacherName'> {}
/** Bounds of what is asked for: done since, practice for a day since, and given by one person. */
export interface StandingBounds {
  readonly doneSince?: Date;
  readonly practiceSince?: string;
  readonly givenBy?: string;
}
const EVER = '-infinity';
/** Practice that was due before `practiceSince` is no longer asked for; a lesson is until it is done. */
export interface OpenAsked extends FamilyLearners {
  readonly practiceSince: string;
}

/** At most this many are shown at once; the soonest first. */
const OPEN_SHOWN = 50;
const ALL_SHOWN = 200;

/**
 * Where the learner stands comes from the learning tables' own rows, read here and never written. What can be told
 * from an assignment alone stands apart from what its answers tell, so that those are counted for few.
 */
const OPEN_OF_CHILDREN = {
  name: 'planning-open',
  maxItems: 32,
  asked: { familyId: 'uuid', learnerIds: 'uuid[]', practiceSince: 'date' },
  select: `select a.id, a.child_id as "childId", a.kind, a.lesson_id as "lessonId", a.skill, a.count,
      coalesce(k.answered, 0) as answered, a.due_on::text as "dueOn", a.given_at as "givenAt",
      p.learner_id is not null or coalesce(k.answered, 0) > 0 as "hasStarted",
      a.by_teacher as "byTeacher", case when a.by_teacher then (select trim(g.first_name || ' ' || g.last_name)
        from users g where g.id = a.given_by and g.deleted_at is null) end as "teacherName"
    from assignments a
    left join lesson_progress p on p.family_id = a.family_id and p.learner_id = a.child_id and p.lesson_id = a.lesson_id
    left join lateral (select count(*)::int as answered from (select from attempts
      where family_id = a.family_id and learner_id = a.child_id and skill = a.skill and counted
        and answered_at >= a.given_at limit a.count) t) k
      on a.kind = 'practice'
    where a.family_id = asked."familyId" and a.child_id = any(asked."learnerIds") and a.completed_at is null
      and (a.kind = 'lesson' or a.due_on >= asked."practiceSince") and (a.kind = 'lesson' or k.answered < a.count)
    order by a.due_on, a.given_at, a.id limit ${OPEN_SHOWN}`,
};

const STANDING = `select a.id, a.family_id as "familyId", a.child_id as "childId", a.kind, a.lesson_id as "lessonId", a.skill, a.count,
    a.due_on::text as "dueOn", a.given_at as "givenAt", coalesce(a.completed_at, k.done_at) as "completedAt",
    p.learner_id is not null or coalesce(k.answered, 0) > 0 as "hasStarted",
    coalesce(k.answered, 0) as answered, u.time_zone as "timeZone", a.given_by as "givenBy",
    a.by_teacher as "byTeacher", a.moved_at_home as "movedAtHome", trim(g.first_name || ' ' || g.last_name) as "teacherName",
    o.id as "courseId", o.title as "courseTitle"
  from assignments a
  join users u on u.id = a.child_id
  left join users g on g.id = a.given_by and a.by_teacher and g.deleted_at is null
  left join own_courses o on o.id = a.course_id and o.made_by = g.id and exists (select from child_teachers l
    where l.child_id = a.child_id and l.teacher_id = g.id and l.accepted_at is not null and l.ended_at is null
      and l.gives_work)
  left join lesson_progress p on p.family_id = a.family_id and p.learner_id = a.child_id and p.lesson_id = a.lesson_id
  left join lateral (select count(*)::int as answered, (array_agg(t.answered_at order by t.answered_at))[a.count] as done_at
    from (select answered_at from attempts where family_id = a.family_id and learner_id = a.child_id and skill = a.skill and counted
      and answered_at >= a.given_at order by answered_at, sequence limit a.count) t) k on a.kind = 'practice'`;
const OF_LEARNERS = {
  name: 'planning-all',
  text: `select found.* from unnest($1::uuid[], $2::uuid[]) asked (family_id, child_id), lateral (${STANDING}
    where a.family_id = asked.family_id and a.child_id = asked.child_id
      and ($5::uuid is null or a.given_by = $5) and (a.completed_at is null or a.completed_at >= $3::timestamptz)
      and (a.kind = 'lesson' or a.due_on >= $4::date) and (k.done_at is null or k.done_at >= $3::timestamptz)
    order by a.completed_at is null desc, a.due_on, a.given_at, a.id limit ${ALL_SHOWN}) found
    order by found."completedAt" is null desc, found."dueOn", found."givenAt", found.id`,
};
const EVER_GIVEN = `select a.id, a.family_id as "familyId", a.child_id as "childId", a.kind, a.lesson_id as "lessonId", a.skill,
    a.count, a.due_on::text as "dueOn", a.given_by as "givenBy", a.given_at as "givenAt",
    a.completed_at as "completedAt", a.by_teacher as "byTeacher", a.moved_at_home as "movedAtHome",
    a.course_id as "courseId", trim(g.first_name || ' ' || g.last_name) as "fromTeacher"
  from assignments a left join users g on g.id = a.given_by and a.by_teacher and g.deleted_at is null
  where a.child_id = any($1::uuid[]) order by a.given_at`;
const BY_ID = { name: 'planning-one', text: `${STANDING} where a.id = $1` };

/** The only SQL about assignments. */
export function createPlanningStore({ pool }: Pick<Database, 'pool'>) {
  return {
    openOf: askedTogether<OpenAsked, OpenAssignmentRow>({ pool }, OPEN_OF_CHILDREN),
    /** Of learners of one family or of several, soonest first; everything that was ever given where nothing bounds it. */
    async standingOf(
      learners: readonly FamilyLearner[],
      { doneSince, practiceSince, givenBy }: StandingBounds = {},
    ): Promise<StandingRow[]> {
      const families = learners.map(({ familyId }) => familyId);
      const ids = learners.map(({ learnerId }) => learnerId);
      const values = [families, ids, doneSince ?? EVER, practiceSince ?? EVER, givenBy ?? null];
      return (await pool.query<StandingRow>({ ...OF_LEARNERS, values })).rows;
    },
    async find(id: string): Promise<StandingRow | null> {
      return (await pool.query<StandingRow>({ ...BY_ID, values: [id] })).rows[0] ?? null;
    },
    /** Null where the lesson was given meanwhile: it stands once among what is still to do. */
    async give(row: AssignmentRow, tx: Executor): Promise<string | null> {
      const adding = tx.insert(assignments).values(row).onConflictDoNothing();
      return (await adding.returning({ id: assignments.id }))[0]?.id ?? null;
    },
    /** False when it is gone. */
    async change(
      id: string,
      changes: Partial<Pick<AssignmentRow, 'dueOn' | 'count' | 'movedAtHome'>>,
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
    /** With the name of the teacher who gave it, where one did. */
    async everGivenTo(childIds: readonly string[]) {
      const { rows } = await pool.query<AssignmentRow & { readonly fromTeacher: string | null }>(EVER_GIVEN, [
        [...childIds],
      ]);
      return rows;
    },
  };
}
export type PlanningStore = ReturnType<typeof createPlanningStore>;
