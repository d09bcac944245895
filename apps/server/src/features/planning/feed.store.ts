import type { Viewer } from '@ori/core/access/viewer';
import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { calendarFeeds } from './calendar.tables.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;
/** A feed and the parent whose calendar it tells, as they would see it signed in. */
export type FeedFound = Pick<FeedRow, 'userId' | 'hasNames' | 'contentHash' | 'revisedAt'> &
  Pick<Viewer, 'familyId' | 'locale' | 'timeZone'>;

/** A parent who is gone, deleted or locked has no feed. */
const BY_TOKEN = `select f.user_id as "userId", f.has_names as "hasNames", f.content_hash as "contentHash",
    f.revised_at as "revisedAt", u.family_id as "familyId", u.locale, u.time_zone as "timeZone"
  from calendar_feeds f join users u on u.id = f.user_id
  where f.token_hash = $1 and u.deleted_at is null and u.is_active and u.role = 'parent'`;

/** The only SQL about calendar feeds. */
export function createFeedStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    async ofUser(userId: string): Promise<FeedRow | null> {
      return (await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)))[0] ?? null;
    },
    async byToken(tokenHash: Uint8Array): Promise<FeedFound | null> {
      const values = [Buffer.from(tokenHash)];
      return (await pool.query<FeedFound>({ name: 'calendar-feed', text: BY_TOKEN, values })).rows[0] ?? null;
    },
    /** An earlier address of the same parent leads nowhere from then on. */
    async put(row: FeedRow, tx: Executor): Promise<void> {
      const { userId: _, ...set } = row;
      await tx.insert(calendarFeeds).values(row).onConflictDoUpdate({ target: calendarFeeds.userId, set });
    },
    async remove(userId: string, tx: Executor): Promise<boolean> {
      const gone = await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).returning();
      return gone.length > 0;
    },
    async markRead(
      userId: string,
      read: Pick<FeedRow, 'lastReadAt' | 'contentHash' | 'revisedAt'>,
    ): Promise<void> {
      await db.update(calendarFeeds).set(read).where(eq(calendarFeeds.userId, userId));
    },
  };
}
export type FeedStore = ReturnType<typeof createFeedStore>;
