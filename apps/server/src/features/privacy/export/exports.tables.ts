import { LOCALES } from '@ori/contracts/locale';
import { EXPORT_STATES } from '@ori/contracts/privacy';
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0027_limits`; keys: `0065`), which is the truth. */

export const familyExports = pgTable('family_exports', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  askedBy: uuid('asked_by').notNull(),
  locale: text('locale', { enum: LOCALES }).notNull(),
  state: text('state', { enum: EXPORT_STATES }).notNull(),
  done: integer('done').notNull().default(0),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  askedAt: moment('asked_at').notNull(),
  beatAt: moment('beat_at').notNull(),
  readyAt: moment('ready_at'),
  expiresAt: moment('expires_at').notNull(),
});

export const familyExportPieces = pgTable(
  'family_export_pieces',
  {
    exportId: uuid('export_id').notNull(),
    position: integer('position').notNull(),
    familyId: uuid('family_id').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.exportId, table.position] })],
);
