import { SUBJECTS } from '@ori/contracts/content';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0008_plans`; keys: `0061`), which is the truth. */

export const placements = pgTable('placements', {
  id: uuid('id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  subject: text('subject', { enum: SUBJECTS }).notNull(),
  state: text('state', { enum: ['open', 'finished', 'stopped'] }).notNull(),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
});

export const placementAnswers = pgTable(
  'placement_answers',
  {
    familyId: uuid('family_id').notNull(),
    placementId: uuid('placement_id').notNull(),
    number: integer('number').notNull(),
    id: uuid('id').notNull(),
    bodyHash: text('body_hash').notNull(),
    skill: text('skill').notNull(),
    difficulty: integer('difficulty').notNull(),
    answer: text('answer'),
    solved: boolean('solved').notNull(),
    durationMs: integer('duration_ms').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.placementId, table.number] })],
);
