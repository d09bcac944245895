import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns only: constraints and indexes are in `db/migrations/0002_families.sql`, which is the truth. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const assignments = pgTable('assignments', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  childId: uuid('child_id').notNull(),
  lessonId: text('lesson_id').notNull(),
  dueOn: date('due_on').notNull(),
  givenBy: uuid('given_by'),
  givenAt: moment('given_at').notNull(),
  completedAt: moment('completed_at'),
});
