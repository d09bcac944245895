import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { sessions, users } from './accounts.tables.ts';

export type SessionKind = (typeof sessions.$inferInsert)['kind'];

/** One query a request: who is behind a token, if they may still come in. */
function prepareLive(db: Db) {
  return db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      familyId: users.familyId,
      role: users.role,
      ageGroup: users.ageGroup,
      locale: users.locale,
      timeZone: users.timeZone,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.kind, sql.placeholder('kind')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        sql`${users.isActive} and ${users.deletedAt} is null`,
      ),
    )
    .prepare('accounts_live_session');
}

/** The only SQL about sessions. */
export function createSessionStore(db: Db) {
  const live = prepareLive(db);
  return {
    async findLive(kind: SessionKind, tokenHash: string, now: Date) {
      const [row] = await live.execute({ kind, tokenHash, now });
      return row ?? null;
    },
    async touch(id: string, now: Date): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    },
    /** Ends the session of a token, and the bearer tokens that hang on it. Answers whose it was. */
    async endByToken(tokenHash: string, tx: Executor): Promise<{ userId: string; familyId: string } | null> {
      const [row] = await tx
        .delete(sessions)
        .where(eq(sessions.tokenHash, tokenHash))
        .returning({ userId: sessions.userId, familyId: sessions.familyId });
      return row ?? null;
    },
    /** Ends one signed-in browser of a person. */
    async end(id: string, userId: string, tx: Executor): Promise<{ deviceId: string | null } | null> {
      const [row] = await tx
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId), eq(sessions.kind, 'cookie')))
        .returning({ deviceId: sessions.deviceId });
      return row ?? null;
    },
    async endAll(userId: string, tx: Executor): Promise<void> {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    },
    async list(userId: string, now: Date) {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.kind, 'cookie'), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt));
    },
    async find(id: string) {
      const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
      return row ?? null;
    },
    async forgetExpired(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
    },
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;
