import type { Database } from '../../apps/server/src/db/database.ts';

/** Children of one family, and what each has behind them. */
const CHILDREN_EACH = 3;
const HISTORY = { days: 30, activities: 40, attempts: 20 };

/** An id (UUID, version 4 by its marks) that can be computed from a number, so that tables can be filled set by set. */
export const id = (kind: string, number: string): string =>
  `overlay(overlay(md5('${kind}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

const FAMILIES = `
  with f as (select n from generate_series($1::int, $2::int) n), made as (
    insert into families (id) select ${id('family', 'n')} from f returning id)
  insert into users (id, family_id, role, sacred_id, first_name, email, is_active)
  select ${id('parent', 'n')}, ${id('family', 'n')}, 'parent', 'parent-' || n, 'Parent', 'parent-' || n || '@load.example', true
  from f, (select count(*) from made) m`;
const CHILDREN = `
  insert into users (id, family_id, role, age_group, sacred_id, first_name)
  select ${id('child', "n || '-' || c")}, ${id('family', 'n')}, 'student', 'elementary', 'child-' || n || '-' || c, 'Child'
  from generate_series($1::int, $2::int) n, generate_series(1, ${CHILDREN_EACH}) c`;

/** Statements that give every learner of the range a history; `l` is the learner's id, `f` the family's. */
const OF_LEARNERS = [
  `insert into guardianships select ${id('parent', 'n')}, l, f, now() from learners`,
  `insert into consents (id, family_id, child_id, text_version, method, given_at)
    select gen_random_uuid(), f, l, '1', 'signed-in parent', now() from learners`,
  `insert into learner_states (learner_id, family_id, lessons_completed, answers, streak_days, last_work_day)
    select l, f, 12, ${HISTORY.attempts}, 5, current_date from learners`,
  `insert into lesson_progress (learner_id, lesson_id, family_id, course_id, state, answered, solved, started_at, touched_at)
    select l, lesson, f, 'math-3-5', 'started', 2, 1, now(), now() from learners, unnest($3::text[]) lesson`,
  `insert into skill_states select l, 'ma-halves', f, 0, 0.6, 4, 4, 0, null, true, null, now() from learners`,
  `insert into learner_days select l, current_date - d, f, 9, 7, 900000, 1, now()
    from learners, generate_series(0, ${HISTORY.days - 1}) d`,
  `insert into achievements select l, a, f, now() from learners, unnest(array['first-lesson', 'streak-3', 'answers-10']) a`,
  `insert into activities (id, family_id, learner_id, kind, subject, happened_at)
    select gen_random_uuid(), f, l, 'started', $3[1], now() - a * interval '1 hour'
    from learners, generate_series(1, ${HISTORY.activities}) a`,
  `insert into attempts (learner_id, id, family_id, body_hash, skill, lesson_id, kind, number, difficulty, answer, verdict,
      hint_level, counted, duration_ms, locale, chance, mastered, lesson_answered, lesson_total, achievements, answered_at)
    select l, gen_random_uuid(), f, '', 'ma-halves', $3[1], 'main', a, 1, '1/2', 'correct', 0, true, 9000, 'en', 0.6,
      false, 2, 5, '{}', now() from learners, generate_series(1, ${HISTORY.attempts}) a`,
  `insert into assignments (id, family_id, child_id, lesson_id, due_on, given_at)
    select gen_random_uuid(), f, l, $3[1], current_date + 3, now() from learners`,
];
/** The learners of the families numbered $1 to $2: `l` with the family `f`. */
export const LEARNERS = `with learners as (
  select n, ${id('child', "n || '-' || c")} as l, ${id('family', 'n')} as f
  from generate_series($1::int, $2::int) n, generate_series(1, ${CHILDREN_EACH}) c
  where $3::text[] is not null)`;

/** How many families so many learners are. */
export function familiesFor(learners: number): number {
  return Math.ceil(learners / CHILDREN_EACH);
}

/** Adds the families numbered `from` to `to`, each with children who have learned for a month. */
export async function addFamilies(
  { pool }: Pick<Database, 'pool'>,
  from: number,
  to: number,
  lessonIds: readonly string[],
): Promise<void> {
  await pool.query(FAMILIES, [from, to]);
  await pool.query(CHILDREN, [from, to]);
  for (const insert of OF_LEARNERS) await pool.query(`${LEARNERS} ${insert}`, [from, to, lessonIds]);
}
