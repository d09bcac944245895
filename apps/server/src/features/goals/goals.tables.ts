import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { GOAL_KINDS } from '@ori/contracts/goals';

/** Columns only: constraints and indexes are in `db/migrations` (`0008_plans`; keys: `0061`), which is the truth. */

export const goals = pgTable('goals', {
  id: uuid('id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  kind: text('kind', { enum: GOAL_KINDS }).notNull(),
  target: integer('target'),
  about: text('about'),
  byDay: date('by_day'),
  setAt: moment('set_at').notNull(),
  endedAt: moment('ended_at'),
});
