import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { clientLogs } from './site.tables.ts';

/** Browsers' log entries, the latest received first, from the place of `before` on. */
export async function pageOfLogs(
  db: Db,
  limit: number,
  before: { readonly at: Date; readonly id: string } | null,
): Promise<(typeof clientLogs.$inferSelect)[]> {
  const isEarlier = before
    ? or(
        lt(clientLogs.receivedAt, before.at),
        and(eq(clientLogs.receivedAt, before.at), lt(clientLogs.id, before.id)),
      )
    : undefined;
  return db
    .select()
    .from(clientLogs)
    .where(isEarlier)
    .orderBy(desc(clientLogs.receivedAt), desc(clientLogs.id))
    .limit(limit);
}

/** Takes away what was received before this moment. */
export async function forgetLogsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(clientLogs).where(lt(clientLogs.receivedAt, before));
}
