import type { Group } from '@ori/core/administration/hide-small-groups';
import type { Database } from '../../db/database.ts';

export interface WeekRow {
  readonly monday: string;
  readonly learners: number;
  readonly minutes: number;
  readonly answers: number;
  readonly lessons: number;
  readonly mastered: number;
  readonly messages: number;
  readonly newPeople: number;
}

/** $1 the first Monday, $2 the last. A day is the learner's own; moments are counted by the day in UTC. */
const WEEKS = `select to_char(w.monday, 'YYYY-MM-DD') as monday, coalesce(d.learners, 0)::int as learners,
    coalesce(d.minutes, 0)::int as minutes, coalesce(d.answers, 0)::int as answers,
    coalesce(d.lessons, 0)::int as lessons, coalesce(m.mastered, 0)::int as mastered,
    coalesce(t.messages, 0)::int as messages, coalesce(p.people, 0)::int as "newPeople"
  from generate_series($1::date, $2::date, interval '7 days') as w (monday)
  left join (select date_trunc('week', day)::date as monday,
      count(distinct learner_id) filter (where answers > 0 or worked_ms > 0) as learners,
      sum(worked_ms) / 60000 as minutes, sum(answers) as answers, sum(lessons_completed) as lessons
    from learner_days where day >= $1 and day < $2::date + 7 group by 1) as d on d.monday = w.monday
  left join (select date_trunc('week', mastered_at at time zone 'UTC')::date as monday, count(*) as mastered
    from skill_states where mastered_at >= $1 group by 1) as m on m.monday = w.monday
  left join (select date_trunc('week', day)::date as monday, sum(messages) as messages
    from tutor_days where day >= $1 and day < $2::date + 7 group by 1) as t on t.monday = w.monday
  left join (select date_trunc('week', created_at at time zone 'UTC')::date as monday, count(*) as people
    from users where deleted_at is null and created_at >= $1 group by 1) as p on p.monday = w.monday
  order by w.monday`;
const LEARNERS = `select count(distinct learner_id)::int as learners from learner_days
  where day >= $1::date and (answers > 0 or worked_ms > 0)`;
const worked = (column: string) => `select ${column} as key, count(distinct d.learner_id)::int as count,
    count(distinct d.learner_id)::int as people
  from learner_days d join users u on u.id = d.learner_id
  where d.day >= $1::date and (d.answers > 0 or d.worked_ms > 0) group by 1 order by 1`;
const MOVES = `select metadata->>'move' as key, count(*)::int as count, count(distinct learner_id)::int as people
  from tutor_messages where role = 'tutor' and at >= $1::date and metadata->>'move' is not null group by 1 order by 2 desc, 1`;
/** Whose messages were turned away is not kept: there they count as from as many people as messages, and no more than learn here. */
const SAFETY = `select tier as key, count(*)::int as count, count(distinct child_id)::int as people
    from tutor_alerts where at >= $1::date group by tier
  union all select 'S3', coalesce(sum(messages), 0)::int, least(coalesce(sum(messages), 0), $2::int)::int
    from tutor_redirects where day >= $1::date order by 1`;

/** Weeks of use, counted over everybody; they may be a few seconds old. */
export function createReportsStore({ lagging }: Pick<Database, 'lagging'>) {
  const groups = async (text: string, values: readonly unknown[]) =>
    (await lagging.query<Group>(text, [...values])).rows;
  return {
    async weeks(first: string, last: string): Promise<WeekRow[]> {
      return (await lagging.query<WeekRow>(WEEKS, [first, last])).rows;
    },
    async learners(since: string): Promise<number> {
      return (await lagging.query<{ learners: number }>(LEARNERS, [since])).rows[0]?.learners ?? 0;
    },
    ages: (since: string) => groups(worked(`coalesce(u.age_group, 'unknown')`), [since]),
    languages: (since: string) => groups(worked('u.locale'), [since]),
    moves: (since: string) => groups(MOVES, [since]),
    safety: (since: string, learners: number) => groups(SAFETY, [since, learners]),
  };
}
export type ReportsStore = ReturnType<typeof createReportsStore>;
