import type { VoidReason } from '@ori/contracts/worksheet-names';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

/** Answers of one sheet and day that a parent took back together. `day` is the learner's own. */
export interface PaperTakenBack {
  /** Of the first of the answers. */
  readonly id: string;
  readonly day: string;
  readonly answers: number;
  readonly skills: readonly string[];
  readonly reason: VoidReason;
  readonly answeredAt: Date;
  readonly takenBackAt: Date;
}
interface Span {
  readonly learnerId: string;
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

const TAKEN_BACK = statement<Span>(
  'learning-paper-taken-back',
  `select (array_agg(a.id order by a.sequence))[1] as id, a.day::text, count(*)::int as answers,
    array_agg(distinct a.skill) as skills, v.reason, min(a.answered_at) as "answeredAt", v.voided_at as "takenBackAt"
  from attempts_voided v
  join lateral (select id, sequence, skill, sheet, answered_at, (answered_at at time zone :timeZone)::date as day
    from attempts where family_id = v.family_id and learner_id = v.learner_id and id = v.attempt_id) a on true
  where v.learner_id = :learnerId and a.day between :from and :to
  group by a.sheet, a.day, v.reason, v.voided_at
  order by min(a.sequence)`,
);

/** What came back from paper on some days, both ends included, and was taken back since. */
export function createPaperTakenBack({ pool }: Pick<Database, 'pool'>) {
  return async (span: Span): Promise<PaperTakenBack[]> =>
    (await pool.query<PaperTakenBack>(TAKEN_BACK.with(span))).rows;
}
