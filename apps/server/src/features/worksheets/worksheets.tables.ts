import type { FrozenSheet } from '@ori/core/worksheets/frozen-sheet';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0024_worksheets`; keys: `0063`), which is the truth. */

export const worksheets = pgTable('worksheets', {
  code: text('code').primaryKey(),
  digest: text('digest').notNull(),
  sheet: jsonb('sheet').$type<FrozenSheet>().notNull(),
  madeAt: moment('made_at').notNull(),
});

export const worksheetShelf = pgTable('worksheet_shelf', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  code: text('code').notNull(),
  madeAt: moment('made_at').notNull(),
});

export const worksheetsGiven = pgTable(
  'worksheets_given',
  {
    childId: uuid('child_id').notNull(),
    code: text('code').notNull(),
    familyId: uuid('family_id').notNull(),
    givenBy: uuid('given_by'),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId, table.code] })],
);
