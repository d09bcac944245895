import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0002_families`; keys: `0065`), which is the truth. */

export const guardianships = pgTable(
  'guardianships',
  {
    guardianId: uuid('guardian_id').notNull(),
    childId: uuid('child_id').notNull(),
    familyId: uuid('family_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.guardianId, table.childId] })],
);

export const consents = pgTable('consents', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  childId: uuid('child_id').notNull(),
  givenBy: uuid('given_by'),
  textVersion: text('text_version').notNull(),
  method: text('method').notNull(),
  givenAt: moment('given_at').notNull(),
  revokedAt: moment('revoked_at'),
  revokedBy: uuid('revoked_by'),
  isReplaced: boolean('is_replaced').notNull().default(false),
  /** What the method rests on. */
  evidence: text('evidence'),
  plusDueAt: moment('plus_due_at'),
  plusSentAt: moment('plus_sent_at'),
  graceUntil: moment('grace_until'),
  restsSince: moment('rests_since'),
});
