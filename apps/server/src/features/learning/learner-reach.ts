import type { Learner, ReachLearner } from '@ori/core/access/learner';
import { lookAt } from '@ori/core/access/look';
import { decide } from '@ori/core/access/may';
import type { Operation } from '@ori/core/access/operations';
import type { Teaching, Viewer } from '@ori/core/access/viewer';
import type { Database, Executor } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

interface Deps {
  readonly database: Database;
  readonly audit: (
    entry: {
      act: string;
      familyId: string;
      actorId: string;
      subjectId: string;
      detail?: Readonly<Record<string, string>>;
    },
    tx: Executor,
  ) => Promise<void>;
}

const FIND = statement<{ id: string }>(
  'learning-learner',
  `select id as "userId", family_id as "familyId", role, first_name as "firstName", age_group as "ageGroup",
    grade_level as "gradeLevel", time_zone as "timeZone"
  from users where id = :id and deleted_at is null`,
);

/** The links of a child to teachers that stand (migration 0026), as the access rules read them. */
const TEACHINGS = statement<{ id: string }>(
  'learning-teachings',
  `select teacher_id as "teacherId", array_remove(array['messages', case when sees_progress then 'progress' end,
    case when sees_records then 'records' end, case when gives_work then 'work' end], null) as grants,
    (select text_version from teacher_consents where link_id = l.id
    order by given_at desc limit 1) as "consentVersion"
  from child_teachers l where l.child_id = :id and accepted_at is not null and ended_at is null`,
);

/** Finds a learner for parts of the product that asked for leave already; null when there is no such person. */
export function createLearnerFinder({ pool }: Pick<Database, 'pool'>) {
  return async (id: string): Promise<Learner | null> =>
    (await pool.query<Learner>(FIND.with({ id }))).rows[0] ?? null;
}

/** Finds learners by the access table: somebody else's is not there, like one that does not exist. */
export function createLearnerReach({ database, audit }: Deps): ReachLearner {
  /** Only a teacher's question is about links: nobody else pays for reading them. */
  async function find(viewer: Viewer, id: string): Promise<Learner | undefined> {
    const [learner] = (await database.pool.query<Learner>(FIND.with({ id }))).rows;
    if (learner === undefined || viewer.role !== 'teacher' || viewer.userId === id) return learner;
    const { rows: taughtBy } = await database.pool.query<Teaching>(TEACHINGS.with({ id }));
    return { ...learner, taughtBy };
  }

  return async (operation: Operation, viewer: Viewer, learnerId: string | undefined) => {
    const learner = await find(viewer, learnerId ?? viewer.userId);
    if (learner === undefined || decide(operation, viewer, learner) !== 'allowed') return null;
    const detail = lookAt(operation, viewer, learner);
    if (detail) {
      const { familyId, userId: subjectId } = learner;
      const look = { act: 'record-opened', familyId, actorId: viewer.userId, subjectId };
      await audit({ ...look, detail }, database.db);
    }
    return learner;
  };
}
