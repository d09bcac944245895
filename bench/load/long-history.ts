import type { Database } from '../../apps/server/src/db/database.ts';

interface History {
  readonly familyId: string;
  readonly learnerIds: readonly string[];
  readonly skills: readonly string[];
  /** How many questions the first learner has answered. */
  readonly answers: number;
}

/** One family of learners; the first has worked on every skill for a long time, the others are new. */
export async function fillHistory({ pool }: Database, history: History): Promise<void> {
  const { familyId, learnerIds, skills, answers } = history;
  const [oldest] = learnerIds;
  await pool.query('insert into families (id) values ($1)', [familyId]);
  await pool.query(
    `insert into users (id, family_id, role, age_group, sacred_id, first_name)
     select id, $1, 'student', 'middle', 'b-' || left(md5(id::text), 20), 'Child' from unnest($2::uuid[]) id`,
    [familyId, learnerIds],
  );
  await pool.query('insert into learner_states (learner_id, family_id, answers) values ($1, $2, $3)', [
    oldest,
    familyId,
    answers,
  ]);
  await pool.query(
    `insert into skill_states (learner_id, skill, family_id, ability, chance, answers, unaided, right_in_a_row, mastered_at,
       stuck, updated_at)
     select $1, skill, $2, 0, 0.4 + (n % 6) * 0.1, 30, 30, 0, case when n % 2 = 0 then now() end, n % 7 = 1, now()
     from unnest($3::text[]) with ordinality as s (skill, n)`,
    [oldest, familyId, skills],
  );
  await pool.query(
    `insert into review_cards select learner_id, skill, family_id, now() + (random() - 0.5) * interval '20 days',
       3, 5, 2, 3, 0, 0, 3, now() from skill_states where mastered_at is not null`,
  );
  await pool.query(
    `insert into attempts (learner_id, id, family_id, body_hash, skill, lesson_id, kind, number, difficulty, answer, verdict,
       hint_level, counted, duration_ms, locale, chance, mastered, achievements, answered_at)
     select $1, gen_random_uuid(), $2, '', ($3::text[])[1 + n % cardinality($3::text[])], null, 'main',
       n / cardinality($3::text[]), 2, '1', 'correct', 0, true, 9000, 'en', 0.6, false, '{}', now() - n * interval '1 minute'
     from generate_series(0, $4::int - 1) n`,
    [oldest, familyId, skills, answers],
  );
  await pool.query('vacuum analyze');
}
