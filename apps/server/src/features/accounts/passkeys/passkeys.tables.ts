import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations/0048_passkeys.sql`, which is the truth. */

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  familyId: uuid('family_id').notNull(),
  webauthnId: text('webauthn_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  isSynced: boolean('is_synced').notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});
export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskeyRow = typeof passkeys.$inferInsert;

export const passkeyQuestions = pgTable('passkey_questions', {
  secretHash: text('secret_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
