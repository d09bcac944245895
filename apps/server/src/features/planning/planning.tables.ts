import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { SUBJECTS } from '@ori/contracts/content';

/**
 * Columns only: constraints and indexes are in `db/migrations/0002_families.sql`, `0007_practice.sql`,
 * `0008_plans.sql`, `0034_classrooms.sql` and (keys) `0061`, which are the truth.
 */

export const assignments = pgTable('assignments', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  childId: uuid('child_id').notNull(),
  kind: text('kind', { enum: ['lesson', 'practice'] }).notNull(),
  lessonId: text('lesson_id'),
  skill: text('skill'),
  count: integer('count'),
  dueOn: date('due_on').notNull(),
  givenBy: uuid('given_by'),
  givenAt: moment('given_at').notNull(),
  completedAt: moment('completed_at'),
  byTeacher: boolean('by_teacher').notNull().default(false),
  movedAtHome: boolean('moved_at_home').notNull().default(false),
  courseId: text('course_id'),
});

export const declinedAssignments = pgTable('assignments_declined', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  childId: uuid('child_id').notNull(),
  teacherId: uuid('teacher_id').notNull(),
  lessonId: text('lesson_id'),
  skill: text('skill'),
  declinedAt: moment('declined_at').notNull(),
});

export const restDays = pgTable('rest_days', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  learnerId: uuid('learner_id'),
  fromDay: date('from_day').notNull(),
  toDay: date('to_day').notNull(),
  reason: text('reason', { enum: ['holiday', 'sick', 'pause'] }).notNull(),
  title: text('title'),
  madeBy: uuid('made_by'),
  madeAt: moment('made_at').notNull(),
});

export const timetableSlots = pgTable(
  'timetable_slots',
  {
    learnerId: uuid('learner_id').notNull(),
    weekday: integer('weekday').notNull(),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    familyId: uuid('family_id').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.weekday, table.subject] })],
);

export const scheduleEntries = pgTable('schedule_entries', {
  id: uuid('id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  day: date('day').notNull(),
  subject: text('subject', { enum: SUBJECTS }).notNull(),
  kind: text('kind', { enum: ['lesson', 'practice'] }).notNull(),
  courseId: text('course_id'),
  lessonId: text('lesson_id'),
  minutes: integer('minutes').notNull(),
  pinned: boolean('pinned').notNull().default(false),
});
