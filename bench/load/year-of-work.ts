import type { Database } from '../../apps/server/src/db/database.ts';
import { id, LEARNERS } from './many-families.ts';

/** A school day of one child, every day of a year. */
const YEAR = {
  days: 365,
  answersEachDay: 8,
  activitiesEachDay: 2,
  skills: 60,
  stuck: 4,
  lessons: 150,
  given: 120,
  practiceGiven: 52,
};

/**
 * Statements that put a year behind learners who have a month already: `l` is the learner, `f` the family,
 * $3 lessons and $4 skills.
 */
const OF_LEARNERS = [
  `insert into learner_days select l, current_date - d, f, 9, 7, 900000, 1, now()
    from learners, generate_series(0, ${YEAR.days - 1}) d on conflict do nothing`,
  `insert into activities (id, family_id, learner_id, kind, subject, happened_at)
    select gen_random_uuid(), f, l, 'completed', $3[1 + a % cardinality($3)],
      now() - a * interval '1 day' / ${YEAR.activitiesEachDay}
    from learners, generate_series(1, ${YEAR.days * YEAR.activitiesEachDay}) a`,
  `insert into lesson_progress (learner_id, lesson_id, family_id, course_id, state, answered, solved, started_at,
      completed_at, touched_at)
    select l, lesson, f, 'math-3-5', 'completed', 5, 4, now() - nth * interval '2 days', now() - nth * interval '2 days',
      now() - nth * interval '2 days'
    from learners, unnest($3::text[]) with ordinality as s (lesson, nth) where nth <= ${YEAR.lessons} on conflict do nothing`,
  `insert into skill_states select l, skill, f, 0, 0.6, 40, 30, 3, case when nth % 3 > 0 then now() end,
      nth <= ${YEAR.stuck}, null, now() - nth * interval '1 day'
    from learners, unnest($4::text[]) with ordinality as s (skill, nth) where nth <= ${YEAR.skills} on conflict do nothing`,
  `insert into attempts (learner_id, id, family_id, body_hash, skill, lesson_id, kind, number, difficulty, answer, verdict,
      hint_level, counted, duration_ms, locale, chance, mastered, lesson_answered, lesson_total, achievements, answered_at)
    select l, gen_random_uuid(), f, '', $4[1 + a % ${YEAR.skills}], $3[1], 'main', 1000 + a, 1, '1/2', 'correct', 0, true,
      9000, 'en', 0.6, false, 2, 5, '{}', now() - a * interval '1 day' / ${YEAR.answersEachDay}
    from learners, generate_series(1, ${YEAR.days * YEAR.answersEachDay}) a`,
  `insert into assignments (id, family_id, child_id, lesson_id, due_on, given_at, completed_at)
    select gen_random_uuid(), f, l, lesson, current_date - nth::int, now() - nth * interval '1 day', now() - nth * interval '1 day'
    from learners, unnest($3::text[]) with ordinality as s (lesson, nth) where nth <= ${YEAR.given}`,
  `insert into assignments (id, family_id, child_id, kind, skill, count, due_on, given_at)
    select gen_random_uuid(), f, l, 'practice', $4[1 + week % ${YEAR.skills}], 10, current_date - 7 * week + 6,
      now() - week * interval '7 days'
    from learners, generate_series(1, ${YEAR.practiceGiven}) week`,
];

const SESSIONS = `
  insert into sessions (id, user_id, family_id, kind, token_hash, created_at, last_seen_at, expires_at)
  select gen_random_uuid(), ${id('parent', 'n')}, ${id('family', 'n')}, 'cookie',
    encode(sha256(convert_to('session-' || n, 'UTF8')), 'hex'), now(), now() + interval '1 hour', now() + interval '1 day'
  from generate_series($1::int, $2::int) n`;

/** The session of the n-th parent, as its browser holds it. */
export const sessionOf = (n: number): string => `session-${n}`;

/** Puts a year of daily work behind the children of the families numbered 1 to `count`, and signs their parents in. */
export async function addYears(
  { pool }: Pick<Database, 'pool'>,
  count: number,
  { lessonIds, skills }: { readonly lessonIds: readonly string[]; readonly skills: readonly string[] },
): Promise<void> {
  const named = `${LEARNERS}, known as (select $4::text[] as skills) `;
  for (let n = 1; n <= count; n++)
    for (const insert of OF_LEARNERS) await pool.query(named + insert, [n, n, lessonIds, skills]);
  await pool.query(SESSIONS, [1, count]);
}
