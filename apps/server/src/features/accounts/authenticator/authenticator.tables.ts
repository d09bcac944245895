import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations/0053_authenticator_apps.sql`, which is the truth. */

export const authenticatorApps = pgTable(
  'authenticator_apps',
  {
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    secretSealed: text('secret_sealed').notNull(),
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.userId] })],
);
export type AuthenticatorRow = typeof authenticatorApps.$inferSelect;

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.userId, table.codeHash] })],
);
