import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0027_limits`; keys: `0065`), which is the truth. */

export const screenLimitRows = pgTable('screen_limits', {
  id: uuid('id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  dailyMinutes: integer('daily_minutes'),
  hoursFrom: text('hours_from'),
  hoursTo: text('hours_to'),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at').notNull(),
});

export const screenGrants = pgTable('screen_grants', {
  id: uuid('id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  day: date('day').notNull(),
  minutes: integer('minutes').notNull(),
  givenBy: uuid('given_by'),
  givenAt: moment('given_at').notNull(),
});
