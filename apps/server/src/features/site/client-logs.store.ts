import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
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

/** What may be kept at most: lines, and bytes of their texts. */
export interface LogCeiling {
  readonly rows: number;
  readonly bytes: number;
}

/** Takes away the oldest beyond the ceiling. */
export async function forgetLogsBeyond(db: Db, { rows, bytes }: LogCeiling): Promise<void> {
  const size = sql`octet_length(message) + coalesce(octet_length(detail), 0) + coalesce(octet_length(path), 0)`;
  const latest = sql`(order by received_at desc, id desc)`;
  const counted = sql`select id, row_number() over ${latest} as place, sum(${size}) over ${latest} as kept from client_logs`;
  await db.execute(
    sql`delete from client_logs where id in (select id from (${counted}) as counted where place > ${rows} or kept > ${bytes})`,
  );
}
