import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

type FamilyTable = PgTable & { readonly id: PgColumn; readonly familyId: PgColumn };

/**
 * Does a row of another family have one of these ids already? Keys hold within a family, and ids that devices make are
 * asked about before they are written, so that whoever reads by an id finds one row.
 */
export async function isTakenElsewhere(
  within: Executor,
  table: FamilyTable,
  rows: readonly { readonly id: string; readonly familyId: string }[],
): Promise<boolean> {
  const [first] = rows;
  if (first === undefined) return false;
  const ids = sql.param(rows.map(({ id }) => id));
  const found = await within.execute(sql`select from ${table}
    where ${table.id} = any(${ids}::uuid[]) and ${table.familyId} <> ${first.familyId} limit 1`);
  return found.rows.length > 0;
}
