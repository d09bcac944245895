import type { Learner, ReachLearner } from '@ori/core/access/learner';
import { decide, needsAudit } from '@ori/core/access/may';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { Database, Executor } from '../../db/database.ts';
import { statement } from './statement.ts';

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

/** Finds learners by the access table: somebody else's is not there, like one that does not exist. */
export function createLearnerReach({ database, audit }: Deps): ReachLearner {
  return async (operation: Operation, viewer: Viewer, learnerId: string | undefined) => {
    const id = learnerId ?? viewer.userId;
    const [learner] = (await database.pool.query<Learner>(FIND.with({ id }))).rows;
    if (learner === undefined || decide(operation, viewer, learner) !== 'allowed') return null;
    if (needsAudit(viewer, learner)) {
      const { familyId, userId: subjectId } = learner;
      const look = { act: 'record-opened', familyId, actorId: viewer.userId, subjectId };
      await audit({ ...look, detail: { operation } }, database.db);
    }
    return learner;
  };
}
