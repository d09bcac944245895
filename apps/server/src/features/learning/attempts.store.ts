import type { Locale } from '@ori/contracts/locale';
import type { Database } from '../../db/database.ts';
import { type AnswerOf, READ_RECORD, type RecordBefore } from './record-before.ts';
import { statement } from './statement.ts';

/** An answer, and the record as it stands once the answer is counted. Days are `YYYY-MM-DD`. */
export interface CountedAnswer extends AnswerOf {
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
  readonly solved: number;
  readonly newlyMastered: number;
  readonly keptReview: number;
  readonly comeback: number;
  readonly subjectsMastered: readonly string[];
  readonly isReview: boolean;
  readonly skillAbility: number;
  readonly skillAnswers: number;
  readonly skillCorrect: number;
  readonly unaided: number;
  readonly rightInARow: number;
  readonly chance: number;
  readonly mastered: boolean;
  readonly stuck: boolean;
  /** Did the learner ever struggle with the skill? */
  readonly wasHard: boolean;
  readonly dueAt: Date | null;
  readonly stabilityDays: number | null;
  readonly cardDifficulty: number | null;
  readonly cardState: number | null;
  readonly reviews: number | null;
  readonly lapses: number | null;
  readonly learningStep: number | null;
  readonly scheduledDays: number | null;
  readonly lastReviewAt: Date | null;
  /** The lesson the question stands in; all null outside one. */
  readonly lessonId: string | null;
  readonly courseId: string | null;
  readonly lessonAnswered: number | null;
  readonly lessonSolved: number | null;
  readonly lessonTotal: number | null;
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
      solved = solved + :solved, skills_mastered = skills_mastered + :newlyMastered,
      reviews_kept = reviews_kept + :keptReview, comebacks = comebacks + :comeback,
      subjects_mastered = :subjectsMastered::text[], streak_days = :streakDays, last_work_day = :lastWorkDay
    where learner_id = :learnerId and revision = :revision returning learner_id, family_id
  ), earned as (
    insert into achievements (learner_id, achievement, family_id, earned_at)
    select learner_id, unnest(:achievements::text[]), family_id, :at from turn
    on conflict do nothing returning achievement
  ), logged as (
    insert into attempts (learner_id, id, family_id, body_hash, skill, lesson_id, kind, number, difficulty, answer,
      verdict, misconception, hint_level, counted, duration_ms, locale, chance, mastered, is_review, due_at,
      lesson_answered, lesson_total, achievements, answered_at)
    select learner_id, :id, family_id, :bodyHash, :skill, :lessonId, :kind, :number, :difficulty, :answer,
      :verdict, :misconception, :hintLevel, :counted, :durationMs, :locale, :chance, :mastered, :isReview,
      :dueAt::timestamptz, :lessonAnswered, :lessonTotal, array(select achievement from earned order by achievement), :at
    from turn
  ), skilled as (
    insert into skill_states as k (learner_id, skill, family_id, ability, chance, answers, correct, unaided,
      right_in_a_row, mastered_at, stuck, was_hard, misconception, worked_ms, updated_at)
    select learner_id, :skill, family_id, :skillAbility, :chance, :skillAnswers, :skillCorrect, :unaided,
      :rightInARow, case when :mastered then :at::timestamptz end, :stuck, :wasHard, :misconception, :workedMs, :at from turn
    on conflict (learner_id, skill) do update set ability = excluded.ability, chance = excluded.chance,
      answers = excluded.answers, correct = k.correct + excluded.correct, unaided = excluded.unaided,
      right_in_a_row = excluded.right_in_a_row, mastered_at = coalesce(k.mastered_at, excluded.mastered_at),
      stuck = excluded.stuck, was_hard = excluded.was_hard, misconception = coalesce(excluded.misconception, k.misconception),
      worked_ms = k.worked_ms + excluded.worked_ms, updated_at = excluded.updated_at
  ), reviewed as (
    insert into review_cards (learner_id, skill, family_id, due_at, stability_days, difficulty, state, reviews,
      lapses, learning_step, scheduled_days, last_review_at)
    select learner_id, :skill, family_id, :dueAt::timestamptz, :stabilityDays, :cardDifficulty, :cardState, :reviews,
      :lapses, :learningStep, :scheduledDays, :lastReviewAt from turn where :dueAt::timestamptz is not null
    on conflict (learner_id, skill) do update set due_at = excluded.due_at, stability_days = excluded.stability_days,
      difficulty = excluded.difficulty, state = excluded.state, reviews = excluded.reviews, lapses = excluded.lapses,
      learning_step = excluded.learning_step, scheduled_days = excluded.scheduled_days,
      last_review_at = excluded.last_review_at
  ), lived as (
    insert into learner_days as d (learner_id, day, family_id, answers, correct, worked_ms, last_seen_at)
    select learner_id, :day::date, family_id, 1, :correct, :workedMs, :at from turn
    on conflict (family_id, learner_id, day) do update set answers = d.answers + 1, correct = d.correct + excluded.correct,
      worked_ms = d.worked_ms + excluded.worked_ms, last_seen_at = excluded.last_seen_at
  ), advanced as (
    insert into lesson_progress (learner_id, lesson_id, family_id, course_id, state, answered, solved, started_at, touched_at)
    select learner_id, :lessonId, family_id, :courseId, 'started', :lessonAnswered, :lessonSolved, :at, :at
    from turn where :lessonId::text is not null
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
    async readRecord(question: AnswerOf): Promise<RecordBefore | null> {
      return (await pool.query<RecordBefore>(READ_RECORD.with(question))).rows[0] ?? null;
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
