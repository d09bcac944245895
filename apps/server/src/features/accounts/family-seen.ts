import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { families } from './accounts.tables.ts';

/**
 * Part of a statement: writes down that somebody of the family is here, once a day, since a write on every request
 * would cost more than the request.
 */
export function familySeen(db: Executor, familyId: string | Placeholder, at: Date | Placeholder) {
  const isDue = sql`${families.lastActiveAt} < ${sql.param(at, families.lastActiveAt)}::timestamptz - interval '1 day'`;
  return db.$with('family_seen').as(
    db
      .update(families)
      .set({ lastActiveAt: sql`${sql.param(at, families.lastActiveAt)}::timestamptz` })
      .where(and(eq(families.id, familyId), isDue))
      .returning({ id: families.id }),
  );
}
