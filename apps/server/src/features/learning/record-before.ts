import type { Locale } from '@ori/contracts/locale';
import type { SkillState } from '@ori/core/learning/mastery';
import type { RestSpan } from '@ori/core/learning/rest-days';
import type { ReviewCard } from '@ori/core/learning/review';
import type { QuestionKind } from './question-reference.ts';
import { columnList, statement } from '../../db/statement.ts';

/** What of a stored attempt is needed to give its reply again; `dueAt` is ISO 8601. */
export interface StoredAttempt {
  readonly bodyHash: string;
  readonly verdict: 'correct' | 'incorrect';
  readonly hintLevel: number;
  readonly counted: boolean;
  readonly locale: Locale;
  readonly chance: number;
  readonly mastered: boolean;
  readonly dueAt: string | null;
  readonly lessonAnswered: number | null;
  readonly lessonTotal: number | null;
  readonly achievements: readonly string[];
}

/** A review card as JSON carries it. */
export type StoredCard = Omit<ReviewCard, 'dueAt' | 'lastReviewAt'> & {
  readonly dueAt: string;
  readonly lastReviewAt: string | null;
};

/** A learner's record as an answer finds it. */
export interface RecordBefore {
  readonly revision: number;
  readonly ability: number;
  readonly answers: number;
  readonly solved: number;
  readonly skillsMastered: number;
  readonly reviewsKept: number;
  readonly comebacks: number;
  readonly subjectsMastered: readonly string[];
  readonly lessonsCompleted: number;
  readonly streakDays: number;
  readonly lastWorkDay: string | null;
  /** Days off since the last work. */
  readonly rests: readonly RestSpan[];
  /** Was this very question answered before? Then this is another try, and counts for nothing. */
  readonly wasAnswered: boolean;
  readonly hintLevel: number;
  readonly skill: (SkillState & { stuck: boolean; wasHard: boolean }) | null;
  readonly card: StoredCard | null;
  readonly lesson: { answered: number; solved: number; state: 'started' | 'completed' } | null;
  readonly sameId: StoredAttempt | null;
}

/** Which answer to which question. */
export interface AnswerOf {
  readonly learnerId: string;
  readonly id: string;
  readonly skill: string;
  /** See `question-place.ts`; a lesson's place is its id. */
  readonly place: string;
  readonly kind: QuestionKind;
  readonly number: number;
}

const ANSWER_COLUMNS: Readonly<Record<keyof AnswerOf, string>> = {
  learnerId: 'uuid',
  id: 'uuid',
  skill: 'text',
  place: 'text',
  kind: 'text',
  number: 'integer',
};

/** The records of several learners, of each for one answer; none of a learner who has none yet. */
export const READ_RECORDS = statement<{ readonly given: string }>(
  'learning-records-before',
  `select s.learner_id as "learnerId", g.id, s.revision, s.ability, s.answers, s.solved, s.skills_mastered as "skillsMastered",
    s.reviews_kept as "reviewsKept", s.comebacks, s.subjects_mastered as "subjectsMastered",
    s.lessons_completed as "lessonsCompleted", s.streak_days as "streakDays", s.last_work_day::text as "lastWorkDay",
    coalesce((select json_agg(json_build_object('from', r.from_day, 'to', r.to_day)) from rest_days r
      where r.family_id = s.family_id and r.to_day > s.last_work_day
        and (r.learner_id is null or r.learner_id = s.learner_id)), '[]') as rests,
    exists (select from attempts a where a.family_id = s.family_id and a.learner_id = s.learner_id
      and a.place = g.place and a.kind = g.kind and a.number = g.number and a.counted) as "wasAnswered",
    coalesce((select h.level from question_hints h where h.family_id = s.family_id and h.learner_id = s.learner_id
      and h.place = g.place and h.kind = g.kind and h.number = g.number), 0) as "hintLevel",
    (select json_build_object('ability', k.ability, 'answers', k.answers, 'unaided', k.unaided,
      'rightInARow', k.right_in_a_row, 'mastered', k.mastered_at is not null, 'stuck', k.stuck, 'wasHard', k.was_hard)
      from skill_states k where k.family_id = s.family_id and k.learner_id = s.learner_id and k.skill = g.skill) as skill,
    (select json_build_object('dueAt', c.due_at, 'stabilityDays', c.stability_days, 'difficulty', c.difficulty,
      'state', c.state, 'reviews', c.reviews, 'lapses', c.lapses, 'learningStep', c.learning_step,
      'scheduledDays', c.scheduled_days, 'lastReviewAt', c.last_review_at)
      from review_cards c where c.family_id = s.family_id and c.learner_id = s.learner_id and c.skill = g.skill) as card,
    (select json_build_object('answered', p.answered, 'solved', p.solved, 'state', p.state)
      from lesson_progress p where p.family_id = s.family_id and p.learner_id = s.learner_id and p.lesson_id = g.place) as lesson,
    (select json_build_object('bodyHash', a.body_hash, 'verdict', a.verdict, 'hintLevel', a.hint_level,
      'counted', a.counted, 'locale', a.locale, 'chance', a.chance, 'mastered', a.mastered, 'dueAt', a.due_at,
      'lessonAnswered', a.lesson_answered, 'lessonTotal', a.lesson_total, 'achievements', a.achievements)
      from attempts a where a.family_id = s.family_id and a.learner_id = s.learner_id and a.id = g.id) as "sameId"
  from json_to_recordset(:given::json) as g (${columnList(ANSWER_COLUMNS)})
    join learner_states s on s.learner_id = g."learnerId"`,
);

/** A card as the rules know it. */
export function cardFrom(stored: StoredCard | null): ReviewCard | null {
  if (stored === null) return null;
  const { dueAt, lastReviewAt } = stored;
  return {
    ...stored,
    dueAt: new Date(dueAt),
    lastReviewAt: lastReviewAt === null ? null : new Date(lastReviewAt),
  };
}
