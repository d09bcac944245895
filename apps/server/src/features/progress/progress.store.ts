import { LEADERBOARD_PREFERENCE, leaderboardPreferenceOf } from '@ori/contracts/preference-names';
import type { RestSpan } from '@ori/core/learning/rest-days';
import type { Database } from '../../db/database.ts';

/** What is kept of a learner over all lessons and skills. Days are the learner's own, `YYYY-MM-DD`. */
export interface TotalsRow {
  readonly answers: number;
  readonly solved: number;
  readonly lessonsCompleted: number;
  readonly skillsMastered: number;
  readonly streakDays: number;
  readonly lastWorkDay: string | null;
  readonly reviewsKept: number;
  readonly comebacks: number;
  readonly subjectsMastered: readonly string[];
  readonly due: number;
  readonly learning: number;
  readonly courses: readonly string[];
  readonly completed: readonly string[];
  readonly rests: readonly RestSpan[];
}
export interface EarnedRow {
  readonly achievement: string;
  readonly earnedAt: Date;
}
export interface DayRow {
  readonly day: string;
  readonly answers: number;
  readonly correct: number;
  readonly workedMs: number;
  readonly lessonsCompleted: number;
}
export interface EffortRow {
  readonly childId: string;
  readonly firstName: string;
  readonly daysPractised: number;
  readonly skillsReviewed: number;
}

const TOTALS = `select coalesce(s.answers, 0) as answers, coalesce(s.solved, 0) as solved,
    coalesce(s.lessons_completed, 0) as "lessonsCompleted", coalesce(s.skills_mastered, 0) as "skillsMastered",
    coalesce(s.streak_days, 0) as "streakDays", s.last_work_day::text as "lastWorkDay",
    coalesce(s.reviews_kept, 0) as "reviewsKept", coalesce(s.comebacks, 0) as comebacks,
    coalesce(s.subjects_mastered, '{}') as "subjectsMastered",
    (select count(*)::int from review_cards c where c.family_id = u.family_id and c.learner_id = u.id and c.due_at <= $2) as due,
    (select count(*)::int from skill_states k where k.family_id = u.family_id and k.learner_id = u.id and k.answers > 0 and k.mastered_at is null) as learning,
    array(select course_id from enrolments e where e.family_id = u.family_id and e.learner_id = u.id
      order by enrolled_at desc, course_id) as courses,
    array(select lesson_id from lesson_progress p where p.family_id = u.family_id and p.learner_id = u.id and p.state = 'completed') as completed,
    coalesce((select json_agg(json_build_object('from', r.from_day, 'to', r.to_day)) from rest_days r
      where r.family_id = u.family_id and (r.learner_id is null or r.learner_id = u.id)
        and r.to_day >= coalesce(s.last_work_day, $2::date - 1)), '[]') as rests
  from users u left join learner_states s on s.family_id = u.family_id and s.learner_id = u.id
  where u.id = $1`;
const EARNED = `select achievement, earned_at as "earnedAt" from achievements
  where learner_id = $1 order by earned_at desc, achievement`;
const DAYS = `select day::text as day, answers, correct, worked_ms::float8 as "workedMs",
    lessons_completed as "lessonsCompleted"
  from learner_days where family_id = $1 and learner_id = $2 and day >= $3 order by day`;
/** Does a parent of the family ($1) keep this learner off the board? */
const KEPT_OFF = (
  learner: string,
) => `exists (select from users p where p.family_id = $1 and p.role = 'parent'
    and p.deleted_at is null and p.preferences ->> ('${leaderboardPreferenceOf('')}' || ${learner}) = 'false')`;
const IS_ON = `select exists (select from users where family_id = $1 and role = 'parent' and deleted_at is null
    and preferences ->> '${LEADERBOARD_PREFERENCE}' = 'true')
  and not ${KEPT_OFF('$2')} as "isOn"`;
/** A day counts once however much was done on it; so does a skill that was reviewed. */
const EFFORT = `select u.id as "childId", u.first_name as "firstName",
    (select count(*)::int from learner_days d where d.family_id = $1 and d.learner_id = u.id
      and d.day >= $2 and d.answers > 0) as "daysPractised",
    (select count(distinct a.skill)::int from attempts a where a.family_id = $1 and a.is_review and a.counted
      and a.learner_id = u.id and a.answered_at >= $2::date) as "skillsReviewed"
  from users u where u.family_id = $1 and u.role = 'student' and u.is_active and u.deleted_at is null
    and not ${KEPT_OFF('u.id')}`;

/** The only SQL about progress: it reads what learning keeps, and writes nothing. */
export function createProgressStore({ pool }: Pick<Database, 'pool'>) {
  const rowsOf = async <Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name: `progress-${name}`, text, values })).rows;
  return {
    async totalsOf(learnerId: string, now: Date): Promise<TotalsRow | null> {
      return (await rowsOf<TotalsRow>('totals', TOTALS, [learnerId, now]))[0] ?? null;
    },
    earnedBy: (learnerId: string) => rowsOf<EarnedRow>('earned', EARNED, [learnerId]),
    daysSince: (familyId: string, learnerId: string, day: string) =>
      rowsOf<DayRow>('days', DAYS, [familyId, learnerId, day]),
    /** Does this learner see the board of their family? */
    async hasLeaderboard(familyId: string, learnerId: string): Promise<boolean> {
      return (await rowsOf<{ isOn: boolean }>('leaderboard', IS_ON, [familyId, learnerId]))[0]?.isOn === true;
    },
    effortSince: (familyId: string, day: string) => rowsOf<EffortRow>('effort', EFFORT, [familyId, day]),
  };
}
export type ProgressStore = ReturnType<typeof createProgressStore>;
