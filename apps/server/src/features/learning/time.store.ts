import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

/** Where some of a learner's time went on one of their days. `lessonId` is '' outside lessons. */
export interface TimeRow {
  readonly id: string;
  readonly day: string;
  readonly subject: string;
  readonly lessonId: string;
  readonly workedMs: number;
  readonly skills: readonly string[];
  readonly startedAt: Date;
  readonly lastAt: Date;
}
interface Span {
  readonly learnerId: string;
  readonly familyId: string;
  readonly from: string;
  readonly to: string;
}

const SPENT = statement<Span>(
  'learning-time',
  `select id, day::text, subject, lesson_id as "lessonId", worked_ms::float8 as "workedMs", skills,
    started_at as "startedAt", last_at as "lastAt"
  from learning_time
  where family_id = :familyId and learner_id = :learnerId and day between :from and :to
  order by day, started_at, id`,
);

/** A learner's time by day, subject and lesson; it is written with the answers and the reading it counts. */
export function createTimeStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** The rows of some days, both ends included, in their order. */
    spent: async (span: Span): Promise<TimeRow[]> => (await pool.query<TimeRow>(SPENT.with(span))).rows,
  };
}
