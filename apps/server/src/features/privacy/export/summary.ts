import type { PoolClient } from 'pg';

/** A child's work in short: for the page of a copy and its printed sheet. */
export interface ChildSummary {
  readonly name: string;
  readonly since: string;
  readonly days: number;
  readonly minutes: number;
  readonly answers: number;
  readonly lessons: number;
  readonly skills: number;
  /** `YYYY-MM` with its minutes and days, oldest first. */
  readonly months: readonly { readonly month: string; readonly minutes: number; readonly days: number }[];
}

const CHILDREN = `select u.first_name as name, to_char(u.created_at, 'YYYY-MM-DD') as since,
    coalesce(w.days, 0)::int as days, coalesce(w.minutes, 0)::int as minutes, coalesce(w.answers, 0)::int as answers,
    coalesce(s.lessons_completed, 0) as lessons, coalesce(s.skills_mastered, 0) as skills, coalesce(w.months, '[]') as months
  from users u
  left join learner_states s on s.family_id = u.family_id and s.learner_id = u.id
  left join lateral (
    select sum(m.days) as days, sum(m.minutes) as minutes, sum(m.answers) as answers,
      json_agg(json_build_object('month', m.month, 'minutes', m.minutes, 'days', m.days) order by m.month) as months
    from (select to_char(day, 'YYYY-MM') as month, count(*)::int as days, sum(answers)::int as answers,
        round(sum(worked_ms) / 60000.0)::int as minutes
      from learner_days where learner_id = u.id group by 1) m) w on true
  where u.family_id = $1 and u.role = 'student' order by u.created_at, u.id`;

/** The children of a family, in the order they were added. */
export async function summaryOf(
  client: Pick<PoolClient, 'query'>,
  familyId: string,
): Promise<readonly ChildSummary[]> {
  return (await client.query<ChildSummary>(CHILDREN, [familyId])).rows;
}
