import type { Locale } from '@ori/contracts/locale';
import type { SkillState } from '@ori/core/learning/mastery';
import type { Database } from '../../db/database.ts';
import type { QuestionKind } from './question-reference.ts';
import { statement } from './statement.ts';

/** What of a stored attempt is needed to give its reply again. */
export interface StoredAttempt {
  readonly bodyHash: string;
  readonly verdict: 'correct' | 'incorrect';
  readonly hintLevel: number;
  readonly counted: boolean;
  readonly locale: Locale;
  readonly chance: number;
  readonly mastered: boolean;
  readonly lessonAnswered: number;
  readonly lessonTotal: number;
  readonly achievements: readonly string[];
}

/** A learner's record as an answer finds it. */
export interface RecordBefore {
  readonly revision: number;
  readonly ability: number;
  readonly answers: number;
  readonly skillsMastered: number;
  readonly lessonsCompleted: number;
  readonly streakDays: number;
  readonly lastWorkDay: string | null;
  /** Was this very question answered before? Then this is another try, and counts for nothing. */
  readonly wasAnswered: boolean;
  readonly hintLevel: number;
  readonly skill: (SkillState & { stuck: boolean }) | null;
  readonly lesson: { answered: number; solved: number; state: 'started' | 'completed' } | null;
  readonly sameId: StoredAttempt | null;
}

interface Question {
  readonly learnerId: string;
  readonly id: string;
  readonly skill: string;
  readonly lessonId: string;
  readonly kind: QuestionKind;
  readonly number: number;
}

const READ = statement<Question>(
  'learning-record-before',
  `select s.revision, s.ability, s.answers, s.skills_mastered as "skillsMastered",
    s.lessons_completed as "lessonsCompleted", s.streak_days as "streakDays", s.last_work_day::text as "lastWorkDay",
    exists (select from attempts a where a.learner_id = s.learner_id
      and a.lesson_id = :lessonId and a.kind = :kind and a.number = :number) as "wasAnswered",
    coalesce((select h.level from question_hints h where h.learner_id = s.learner_id
      and h.lesson_id = :lessonId and h.kind = :kind and h.number = :number), 0) as "hintLevel",
    (select json_build_object('ability', k.ability, 'answers', k.answers, 'unaided', k.unaided,
      'rightInARow', k.right_in_a_row, 'mastered', k.mastered_at is not null, 'stuck', k.stuck) from skill_states k where k.learner_id = s.learner_id and k.skill = :skill) as skill,
    (select json_build_object('answered', p.answered, 'solved', p.solved, 'state', p.state)
      from lesson_progress p where p.learner_id = s.learner_id and p.lesson_id = :lessonId) as lesson,
    (select json_build_object('bodyHash', a.body_hash, 'verdict', a.verdict, 'hintLevel', a.hint_level,
      'counted', a.counted, 'locale', a.locale, 'chance', a.chance, 'mastered', a.mastered, 'lessonAnswered', a.lesson_answered,
      'lessonTotal', a.lesson_total, 'achievements', a.achievements)
      from attempts a where a.learner_id = s.learner_id and a.id = :id) as "sameId"
  from learner_states s where s.learner_id = :learnerId`,
);

/** An answer, and the record as it stands once the answer is counted. Days are `YYYY-MM-DD`. */
export interface CountedAnswer extends Question {
  readonly revision: number;
  readonly bodyHash: string;
  readonly difficulty: number;
  readonly answer: string;
  readonly verdict: 'correct' | 'incorrect';
  readonly misconception: string | null;
  readonly hintLevel: number;
  readonly counted: boolean;
  readonly durationMs: number;
  readonly locale: Locale;
  readonly at: Date;
  readonly ability: number;
  readonly streakDays: number;
  readonly lastWorkDay: string;
  /** 1 for a question's first answer, 0 for another try. */
  readonly questions: number;
  readonly newlyMastered: number;
  readonly skillAbility: number;
  readonly skillAnswers: number;
  readonly unaided: number;
  readonly rightInARow: number;
  readonly chance: number;
  readonly mastered: boolean;
  readonly stuck: boolean;
  readonly courseId: string;
  readonly lessonAnswered: number;
  readonly lessonSolved: number;
  readonly lessonTotal: number;
  readonly day: string;
  readonly correct: number;
  readonly workedMs: number;
  readonly startsLesson: boolean;
  readonly achievements: readonly string[];
}

/**
 * One statement, so one transaction: nothing of it happens unless the record is still at the
 * revision that was read. `attempts_once` refuses a second row of one id whatever else goes wrong.
 */
const COUNT = statement<CountedAnswer>(
  'learning-count-answer',
  `with turn as (
    update learner_states set revision = revision + 1, ability = :ability, answers = answers + :questions,
      skills_mastered = skills_mastered + :newlyMastered, streak_days = :streakDays, last_work_day = :lastWorkDay
    where learner_id = :learnerId and revision = :revision returning learner_id, family_id
  ), earned as (
    insert into achievements (learner_id, achievement, family_id, earned_at)
    select learner_id, unnest(:achievements::text[]), family_id, :at from turn
    on conflict do nothing returning achievement
  ), logged as (
    insert into attempts (learner_id, id, family_id, body_hash, skill, lesson_id, kind, number, difficulty, answer,
      verdict, misconception, hint_level, counted, duration_ms, locale, chance, mastered, lesson_answered,
      lesson_total, achievements, answered_at)
    select learner_id, :id, family_id, :bodyHash, :skill, :lessonId, :kind, :number, :difficulty, :answer,
      :verdict, :misconception, :hintLevel, :counted, :durationMs, :locale, :chance, :mastered, :lessonAnswered,
      :lessonTotal, array(select achievement from earned order by achievement), :at from turn
  ), skilled as (
    insert into skill_states as k (learner_id, skill, family_id, ability, chance, answers, unaided,
      right_in_a_row, mastered_at, stuck, misconception, updated_at)
    select learner_id, :skill, family_id, :skillAbility, :chance, :skillAnswers, :unaided,
      :rightInARow, case when :mastered then :at::timestamptz end, :stuck, :misconception, :at from turn
    on conflict (learner_id, skill) do update set ability = excluded.ability, chance = excluded.chance,
      answers = excluded.answers, unaided = excluded.unaided, right_in_a_row = excluded.right_in_a_row,
      mastered_at = coalesce(k.mastered_at, excluded.mastered_at),
      stuck = excluded.stuck, misconception = coalesce(excluded.misconception, k.misconception),
      updated_at = excluded.updated_at
  ), lived as (
    insert into learner_days as d (learner_id, day, family_id, answers, correct, worked_ms, last_seen_at)
    select learner_id, :day::date, family_id, 1, :correct, :workedMs, :at from turn
    on conflict (family_id, learner_id, day) do update set answers = d.answers + 1, correct = d.correct + excluded.correct,
      worked_ms = d.worked_ms + excluded.worked_ms, last_seen_at = excluded.last_seen_at
  ), advanced as (
    insert into lesson_progress (learner_id, lesson_id, family_id, course_id, state, answered, solved, started_at, touched_at)
    select learner_id, :lessonId, family_id, :courseId, 'started', :lessonAnswered, :lessonSolved, :at, :at from turn
    on conflict (learner_id, lesson_id) do update set answered = excluded.answered, solved = excluded.solved,
      touched_at = excluded.touched_at
  ), told as (
    insert into activities (id, family_id, learner_id, kind, subject, happened_at)
    select gen_random_uuid(), family_id, learner_id, 'started', :lessonId, :at::timestamptz from turn where :startsLesson
    union all
    select gen_random_uuid(), family_id, learner_id, 'achieved', achievement, :at::timestamptz from turn, earned
    returning id
  )
  select (select count(*)::int from turn) as taken, array(select achievement from earned order by achievement) as achievements,
    array(select id::text from told) as "activityIds"`,
);

export interface Counted {
  readonly achievements: readonly string[];
  readonly activityIds: readonly string[];
}

const UNIQUE_VIOLATION = '23505';

/** The hot path of the product: two statements an answer, no explicit transaction. */
export function createAttemptsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** The record as it stands, or null when the learner has none yet. */
    async readRecord(question: Question): Promise<RecordBefore | null> {
      return (await pool.query<RecordBefore>(READ.with(question))).rows[0] ?? null;
    },
    /** Opens a learner's record; opening it twice is opening it once. */
    async openRecord(learnerId: string, familyId: string): Promise<void> {
      const text =
        'insert into learner_states (learner_id, family_id) values ($1, $2) on conflict do nothing';
      await pool.query({ name: 'learning-open-record', text, values: [learnerId, familyId] });
    },
    /** Counts an answer; null when the record moved on since it was read, and nothing was changed. */
    async count(answer: CountedAnswer): Promise<Counted | null> {
      try {
        const [row] = (await pool.query<Counted & { taken: number }>(COUNT.with(answer))).rows;
        return row === undefined || row.taken === 0 ? null : row;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
        throw error;
      }
    },
  };
}
export type AttemptsStore = ReturnType<typeof createAttemptsStore>;
