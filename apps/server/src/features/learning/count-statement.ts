import { COUNTED_COLUMNS } from './counted-answer.ts';
import { columnList, statement } from '../../db/statement.ts';

interface Given {
  /** Counted answers as a JSON array, at most one of each learner. */
  readonly given: string;
}

/** Every table that an answer changes, for the answers whose record could be taken. */
const COUNTING = `turn as (
    update learner_states s set revision = s.revision + 1, ability = g.ability, answers = s.answers + g.questions,
      solved = s.solved + g.solved, skills_mastered = s.skills_mastered + g."newlyMastered",
      reviews_kept = s.reviews_kept + g."keptReview", comebacks = s.comebacks + g.comeback,
      subjects_mastered = g."subjectsMastered", streak_days = g."streakDays", last_work_day = g."lastWorkDay"
    from given g join free f on f.learner_id = g."learnerId"
    where s.family_id = f.family_id and s.learner_id = g."learnerId" and s.revision = g.revision returning g.*, s.learner_id, s.family_id
  ), earned as (
    insert into achievements (learner_id, achievement, family_id, earned_at)
    select t.learner_id, unnest(t.achievements), t.family_id, t.at from turn t where t.achievements <> '{}'
    on conflict do nothing returning learner_id, achievement
  ), logged as (
    insert into attempts (learner_id, id, family_id, body_hash, skill, lesson_id, sheet, kind, number, difficulty, answer,
      verdict, misconception, hint_level, counted, duration_ms, locale, chance, mastered, is_review, due_at,
      lesson_answered, lesson_total, achievements, answered_at)
    select t.learner_id, t.id, t.family_id, t."bodyHash", t.skill, t."lessonId", t.sheet, t.kind, t.number, t.difficulty, t.answer,
      t.verdict, t.misconception, t."hintLevel", t.counted, t."durationMs", t.locale, t.chance, t.mastered, t."isReview",
      t."dueAt", t."lessonAnswered", t."lessonTotal", array(select achievement from earned e where e.learner_id = t.learner_id order by achievement), t.at
    from turn t
  ), skilled as (
    insert into skill_states as k (learner_id, skill, family_id, ability, chance, answers, correct, unaided,
      right_in_a_row, mastered_at, stuck, was_hard, misconception, worked_ms, updated_at)
    select t.learner_id, t.skill, t.family_id, t."skillAbility", t.chance, t."skillAnswers", t."skillCorrect", t.unaided,
      t."rightInARow", case when t.mastered then t.at end, t.stuck, t."wasHard", t.misconception, t."workedMs", t.at from turn t
    on conflict (family_id, learner_id, skill) do update set ability = excluded.ability, chance = excluded.chance,
      answers = excluded.answers, correct = k.correct + excluded.correct, unaided = excluded.unaided,
      right_in_a_row = excluded.right_in_a_row, mastered_at = coalesce(k.mastered_at, excluded.mastered_at),
      stuck = excluded.stuck, was_hard = excluded.was_hard, misconception = coalesce(excluded.misconception, k.misconception),
      worked_ms = k.worked_ms + excluded.worked_ms, updated_at = excluded.updated_at
  ), reviewed as (
    insert into review_cards (learner_id, skill, family_id, due_at, stability_days, difficulty, state, reviews,
      lapses, learning_step, scheduled_days, last_review_at)
    select t.learner_id, t.skill, t.family_id, t."dueAt", t."stabilityDays", t."cardDifficulty", t."cardState", t.reviews,
      t.lapses, t."learningStep", t."scheduledDays", t."lastReviewAt" from turn t where t."dueAt" is not null
    on conflict (family_id, learner_id, skill) do update set due_at = excluded.due_at, stability_days = excluded.stability_days,
      difficulty = excluded.difficulty, state = excluded.state, reviews = excluded.reviews, lapses = excluded.lapses,
      learning_step = excluded.learning_step, scheduled_days = excluded.scheduled_days,
      last_review_at = excluded.last_review_at
  ), lived as (
    insert into learner_days as d (learner_id, day, family_id, answers, correct, worked_ms, last_seen_at)
    select t.learner_id, t.day, t.family_id, 1, t.correct, t."workedMs", t.at from turn t
    on conflict (family_id, learner_id, day) do update set answers = d.answers + 1, correct = d.correct + excluded.correct,
      worked_ms = d.worked_ms + excluded.worked_ms, last_seen_at = excluded.last_seen_at
  ), spent as (
    insert into learning_time as w (family_id, learner_id, day, subject, lesson_id, worked_ms, skills, started_at, last_at)
    select t.family_id, t.learner_id, t.day, t.subject, coalesce(t."lessonId", ''), t."workedMs", array[t.skill],
      t.at - make_interval(secs => t."workedMs" / 1000.0), t.at from turn t
    on conflict (family_id, learner_id, day, subject, lesson_id) do update set worked_ms = w.worked_ms + excluded.worked_ms,
      skills = case when w.skills @> excluded.skills then w.skills else w.skills || excluded.skills end,
      last_at = excluded.last_at
  ), advanced as (
    insert into lesson_progress (learner_id, lesson_id, family_id, course_id, state, answered, solved, started_at, touched_at)
    select t.learner_id, t."lessonId", t.family_id, t."courseId", 'started', t."lessonAnswered", t."lessonSolved", t.at, t.at
    from turn t where t."lessonId" is not null
    on conflict (family_id, learner_id, lesson_id) do update set answered = excluded.answered, solved = excluded.solved,
      touched_at = excluded.touched_at
  ), told as (
    insert into activities (id, family_id, learner_id, kind, subject, happened_at)
    select gen_random_uuid(), t.family_id, t.learner_id, 'started', t."lessonId", t.at from turn t where t."startsLesson"
    union all
    select gen_random_uuid(), t.family_id, t.learner_id, 'achieved', e.achievement, t.at from turn t join earned e on e.learner_id = t.learner_id
  )
  select t."learnerId", t.id, array(select achievement from earned e where e.learner_id = t.learner_id order by achievement) as achievements from turn t`;

/**
 * One statement, so one transaction: nothing of an answer happens unless its record is still at the
 * revision that was read. `attempts_once` refuses a second row of one id whatever else goes wrong.
 */
const counting = (name: string, ofHeld: 'skip locked' | '') =>
  statement<Given>(
    name,
    `with given as materialized (
    select * from json_to_recordset(:given::json) as given (${columnList(COUNTED_COLUMNS)})
  ), free as (
    select s.family_id, s.learner_id from given g join learner_states s on s.learner_id = g."learnerId" and s.revision = g.revision
    for no key update of s ${ofHeld}
  ), ${COUNTING}`,
  );

/** Passes over records that somebody else is changing at this moment, so that one learner holds up no others. */
export const COUNT_TOGETHER = counting('learning-count-together', 'skip locked');
/** Waits for its turn. */
export const COUNT_ALONE = counting('learning-count-alone', '');
