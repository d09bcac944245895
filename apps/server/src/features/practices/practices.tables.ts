import { SUBJECTS } from '@ori/contracts/content';
import { HOME_KINDS } from '@ori/contracts/practice-names';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0020_activity_log`; keys: `0062`), which is the truth. */

export const practiceChoices = pgTable('practice_choices', {
  id: uuid('id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  mindfulness: boolean('mindfulness').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at').notNull(),
});

export const activityLog = pgTable('activity_log', {
  id: uuid('id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  kind: text('kind', { enum: HOME_KINDS }).notNull(),
  activityId: text('activity_id').notNull(),
  subject: text('subject', { enum: SUBJECTS }).notNull(),
  day: date('day').notNull(),
  minutes: integer('minutes').notNull(),
  note: text('note').notNull(),
  writtenBy: uuid('written_by'),
  writtenAt: moment('written_at').notNull(),
});

export const activityStrikes = pgTable('activity_strikes', {
  entryId: uuid('entry_id').notNull(),
  familyId: uuid('family_id').notNull(),
  struckBy: uuid('struck_by'),
  struckAt: moment('struck_at').notNull(),
});
