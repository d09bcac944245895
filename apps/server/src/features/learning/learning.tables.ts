import { VOID_REASONS } from '@ori/contracts/worksheet-names';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/**
 * Columns only, of the tables read and written by the builder: constraints, indexes and the rest
 * are in `db/migrations` (`0003_learning`, `0007_practice`, keys in `0060_family_keys_of_learning`), which are the truth.
 */

export const enrolments = pgTable(
  'enrolments',
  {
    learnerId: uuid('learner_id').notNull(),
    courseId: text('course_id').notNull(),
    familyId: uuid('family_id').notNull(),
    enrolledAt: moment('enrolled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.courseId] })],
);

export const lessonProgressRows = pgTable(
  'lesson_progress',
  {
    learnerId: uuid('learner_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    familyId: uuid('family_id').notNull(),
    courseId: text('course_id').notNull(),
    state: text('state', { enum: ['started', 'completed'] }).notNull(),
    section: text('section'),
    answered: integer('answered').notNull().default(0),
    solved: integer('solved').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    completedAt: moment('completed_at'),
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.lessonId] })],
);

export const attempts = pgTable(
  'attempts',
  {
    learnerId: uuid('learner_id').notNull(),
    id: uuid('id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    familyId: uuid('family_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    skill: text('skill').notNull(),
    lessonId: text('lesson_id'),
    /** The worksheet it was answered on. */
    sheet: text('sheet'),
    kind: text('kind', { enum: ['main', 'twin'] }).notNull(),
    number: integer('number').notNull(),
    difficulty: integer('difficulty').notNull(),
    answer: text('answer').notNull(),
    verdict: text('verdict', { enum: ['correct', 'incorrect'] }).notNull(),
    misconception: text('misconception'),
    hintLevel: integer('hint_level').notNull(),
    counted: boolean('counted').notNull(),
    durationMs: integer('duration_ms').notNull(),
    locale: text('locale').notNull(),
    chance: doublePrecision('chance').notNull(),
    mastered: boolean('mastered').notNull(),
    isReview: boolean('is_review').notNull().default(false),
    dueAt: moment('due_at'),
    lessonAnswered: integer('lesson_answered'),
    lessonTotal: integer('lesson_total'),
    achievements: text('achievements').array().notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.id] })],
);

/** In `db/migrations/0032_answers_taken_back.sql`. */
export const attemptsVoided = pgTable(
  'attempts_voided',
  {
    learnerId: uuid('learner_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    familyId: uuid('family_id').notNull(),
    reason: text('reason', { enum: VOID_REASONS }).notNull(),
    voidedBy: uuid('voided_by'),
    voidedAt: moment('voided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.attemptId] })],
);

export const learnerStates = pgTable('learner_states', {
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  revision: integer('revision').notNull().default(0),
  ability: doublePrecision('ability').notNull().default(0),
  lessonsCompleted: integer('lessons_completed').notNull().default(0),
  skillsMastered: integer('skills_mastered').notNull().default(0),
  answers: integer('answers').notNull().default(0),
  solved: integer('solved').notNull().default(0),
  reviewsKept: integer('reviews_kept').notNull().default(0),
  comebacks: integer('comebacks').notNull().default(0),
  subjectsMastered: text('subjects_mastered').array().notNull().default([]),
  streakDays: integer('streak_days').notNull().default(0),
  lastWorkDay: date('last_work_day'),
});

export const skillStates = pgTable(
  'skill_states',
  {
    learnerId: uuid('learner_id').notNull(),
    skill: text('skill').notNull(),
    familyId: uuid('family_id').notNull(),
    chance: doublePrecision('chance').notNull(),
    answers: integer('answers').notNull(),
    correct: integer('correct').notNull().default(0),
    unaided: integer('unaided').notNull(),
    masteredAt: moment('mastered_at'),
    stuck: boolean('stuck').notNull(),
    workedMs: bigint('worked_ms', { mode: 'number' }).notNull().default(0),
    prior: doublePrecision('prior'),
    placed: boolean('placed').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.skill] })],
);

export const learnerDays = pgTable(
  'learner_days',
  {
    learnerId: uuid('learner_id').notNull(),
    day: date('day').notNull(),
    familyId: uuid('family_id').notNull(),
    answers: integer('answers').notNull().default(0),
    correct: integer('correct').notNull().default(0),
    workedMs: bigint('worked_ms', { mode: 'number' }).notNull().default(0),
    lessonsCompleted: integer('lessons_completed').notNull().default(0),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.day] })],
);

/** In `db/migrations/0021_records.sql`. */
export const learningTime = pgTable(
  'learning_time',
  {
    familyId: uuid('family_id').notNull(),
    learnerId: uuid('learner_id').notNull(),
    day: date('day').notNull(),
    subject: text('subject').notNull(),
    lessonId: text('lesson_id').notNull(),
    id: uuid('id').notNull(),
    workedMs: bigint('worked_ms', { mode: 'number' }).notNull(),
    skills: text('skills').array().notNull(),
    startedAt: moment('started_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.learnerId, table.day, table.subject, table.lessonId] }),
  ],
);

export const achievements = pgTable(
  'achievements',
  {
    learnerId: uuid('learner_id').notNull(),
    achievement: text('achievement').notNull(),
    familyId: uuid('family_id').notNull(),
    earnedAt: moment('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.achievement] })],
);

export const activities = pgTable('activities', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  kind: text('kind', { enum: ['completed', 'started', 'achieved'] }).notNull(),
  subject: text('subject').notNull(),
  happenedAt: moment('happened_at').notNull(),
});

export const reviewCards = pgTable(
  'review_cards',
  {
    learnerId: uuid('learner_id').notNull(),
    skill: text('skill').notNull(),
    familyId: uuid('family_id').notNull(),
    dueAt: moment('due_at').notNull(),
    stabilityDays: doublePrecision('stability_days').notNull(),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    lastReviewAt: moment('last_review_at'),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.skill] })],
);

export const ownCourses = pgTable('own_courses', {
  id: text('id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  madeBy: uuid('made_by').notNull(),
  title: text('title').notNull(),
  lessonIds: text('lesson_ids').array().notNull(),
  madeAt: moment('made_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});
