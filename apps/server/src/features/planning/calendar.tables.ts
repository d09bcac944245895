import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { CHANGE_KINDS } from '@ori/contracts/planning';
import type { MovedEntry } from '@ori/core/planning/undo-moves';
import type { Subject } from '@ori/contracts/content';

/** Columns only: constraints and indexes are in `db/migrations` (`0025_calendar`; keys: `0061`), which is the truth. */

export const schoolYears = pgTable('school_years', {
  familyId: uuid('family_id').primaryKey(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
});

export const schoolTerms = pgTable('school_terms', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  learnerId: uuid('learner_id'),
  title: text('title').notNull(),
  fromDay: date('from_day').notNull(),
  toDay: date('to_day').notNull(),
});

export const followedCourses = pgTable(
  'followed_courses',
  {
    learnerId: uuid('learner_id').notNull(),
    courseId: text('course_id').notNull(),
    familyId: uuid('family_id').notNull(),
    place: integer('place').notNull(),
    hasLeft: boolean('has_left').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.learnerId, table.courseId] })],
);

/** An entry that was moved, as it is kept: enough to name it and to put it back. */
export interface KeptMove extends MovedEntry {
  readonly subject: Subject;
  readonly lessonId: string | null;
}

export const planChanges = pgTable(
  'plan_changes',
  {
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    changeId: uuid('change_id').notNull(),
    learnerId: uuid('learner_id').notNull(),
    familyId: uuid('family_id').notNull(),
    kind: text('kind', { enum: CHANGE_KINDS }).notNull(),
    day: date('day').notNull(),
    restId: uuid('rest_id'),
    moves: jsonb('moves').$type<readonly KeptMove[]>().notNull(),
    madeBy: uuid('made_by'),
    madeAt: moment('made_at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.changeId, table.learnerId] })],
);

export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  hasNames: boolean('has_names').notNull(),
  madeAt: moment('made_at').notNull(),
  lastReadAt: moment('last_read_at'),
  contentHash: text('content_hash'),
  revisedAt: moment('revised_at'),
});
