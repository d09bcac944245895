import type { FamilyLearner } from '@ori/core/access/family-learners';
import type { Database } from '../../db/database.ts';

/** Whose report, and over which of the learner's own days (`YYYY-MM-DD`, both included). */
export interface ReportSpan extends FamilyLearner {
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}
export interface WorkRow {
  readonly daysWorked: number;
  readonly workedMs: number;
  readonly answers: number;
  readonly right: number;
}
export interface MasteredRow {
  readonly skill: string;
  readonly on: string;
  /** The misconception last seen before it was mastered. */
  readonly misconception: string | null;
  readonly seenOn: string | null;
}
export interface StuckRow {
  readonly learnerId: string;
  readonly skill: string;
  readonly misconception: string | null;
}

const STUCK_SHOWN = 12;
const WORK = `select count(*) filter (where worked_ms > 0 or answers > 0)::int as "daysWorked",
    coalesce(sum(worked_ms), 0)::float8 as "workedMs", coalesce(sum(answers), 0)::int as answers,
    coalesce(sum(correct), 0)::int as "right"
  from learner_days where family_id = $1 and learner_id = $2 and day between $3::date and $4::date`;
const LESSONS = `select lesson_id as "lessonId", ((completed_at at time zone $2)::date)::text as on
  from lesson_progress where learner_id = $1 and state = 'completed'
    and (completed_at at time zone $2)::date between $3::date and $4::date order by completed_at`;
/** The log is asked for one row a mastered skill, by the index that ends with the newest. */
const MASTERED = `select k.skill, ((k.mastered_at at time zone $2)::date)::text as on, a.misconception,
    ((a.answered_at at time zone $2)::date)::text as "seenOn"
  from skill_states k left join lateral (select misconception, answered_at from attempts
    where family_id = k.family_id and learner_id = k.learner_id and skill = k.skill and misconception is not null and answered_at < k.mastered_at
    order by answered_at desc, sequence desc limit 1) a on true
  where k.learner_id = $1 and (k.mastered_at at time zone $2)::date between $3::date and $4::date
  order by k.mastered_at`;
const STUCK = `select asked.learner_id as "learnerId", found.* from unnest($1::uuid[], $2::uuid[]) asked (family_id, learner_id),
  lateral (select skill, misconception from skill_states
    where family_id = asked.family_id and learner_id = asked.learner_id and stuck
    order by updated_at desc limit ${STUCK_SHOWN}) found`;

/** What a report is counted from; it writes nothing. */
export function createReportStore({ pool }: Pick<Database, 'pool'>) {
  const rowsOf = async <Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name: `report-${name}`, text, values })).rows;
  return {
    async workOf({ familyId, learnerId, from, to }: ReportSpan): Promise<WorkRow> {
      const [row] = await rowsOf<WorkRow>('work', WORK, [familyId, learnerId, from, to]);
      return row ?? { daysWorked: 0, workedMs: 0, answers: 0, right: 0 };
    },
    lessonsOf: ({ learnerId, timeZone, from, to }: ReportSpan) =>
      rowsOf<{ lessonId: string; on: string }>('lessons', LESSONS, [learnerId, timeZone, from, to]),
    masteredOf: ({ learnerId, timeZone, from, to }: ReportSpan) =>
      rowsOf<MasteredRow>('mastered', MASTERED, [learnerId, timeZone, from, to]),
    /** Of learners of one family or of several: from the rows kept up to date with every answer, never from the log. */
    stuckOf: (learners: readonly FamilyLearner[]) => {
      const families = learners.map(({ familyId }) => familyId);
      return rowsOf<StuckRow>('stuck', STUCK, [families, learners.map(({ learnerId }) => learnerId)]);
    },
  };
}
export type ReportStore = ReturnType<typeof createReportStore>;
