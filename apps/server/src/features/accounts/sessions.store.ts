import { TOKENS_PER_BROWSER_MAX } from '@ori/contracts/limits';
import type { Viewer } from '@ori/core/access/viewer';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { askedTogether } from '../../db/asked-together.ts';
import type { Database, Executor } from '../../db/database.ts';
import { sessions } from './accounts.tables.ts';
import { familySeen } from './family-seen.ts';

export type SessionKind = (typeof sessions.$inferInsert)['kind'];

/** A token's hash, and when it is shown. */
interface ShownToken {
  readonly kind: SessionKind;
  readonly tokenHash: string;
  readonly now: Date;
}
/** A bearer token to hang on the session of a cookie; it lasts no longer than that one. */
interface NewBearer {
  readonly id: string;
  readonly tokenHash: string;
  readonly cookieHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}
/** Who is behind a token, if they may still come in, and when they were last seen. */
export type LiveSession = Viewer & { readonly lastSeenAt: Date };

const SESSIONS_TOGETHER = 64;

/** One bearer token more for a signed-in browser; the oldest beyond the limit end. Null where the cookie is nobody's. */
async function addBearer(bearer: NewBearer, tx: Executor): Promise<{ userId: string } | null> {
  const { id, tokenHash, cookieHash, now } = bearer;
  const isOpen = and(eq(sessions.tokenHash, cookieHash), eq(sessions.kind, 'cookie'));
  const [cookie] = await tx
    .select()
    .from(sessions)
    .where(and(isOpen, gt(sessions.expiresAt, now)))
    .for('update');
  if (!cookie) return null;
  const { userId, familyId, id: parentId } = cookie;
  const expiresAt = cookie.expiresAt < bearer.expiresAt ? cookie.expiresAt : bearer.expiresAt;
  const times = { createdAt: now, lastSeenAt: now, expiresAt };
  await tx.insert(sessions).values({ id, userId, familyId, parentId, kind: 'bearer', tokenHash, ...times });
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.parentId, parentId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(TOKENS_PER_BROWSER_MAX);
  await tx.delete(sessions).where(inArray(sessions.id, surplus));
  return { userId };
}

/** The only SQL about sessions. */
export function createSessionStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const findLive = askedTogether<ShownToken, LiveSession>(
    { pool },
    {
      name: 'accounts-live-session',
      maxItems: SESSIONS_TOGETHER,
      asked: { kind: 'text', tokenHash: 'text', now: 'timestamptz' },
      select: `select s.id as "sessionId", s.last_seen_at as "lastSeenAt", u.id as "userId",
          u.family_id as "familyId", u.role, u.age_group as "ageGroup", u.locale, u.time_zone as "timeZone"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = asked."tokenHash" and s.kind = asked.kind and s.expires_at > asked.now
          and u.is_active and u.deleted_at is null`,
    },
  );
  return {
    async findLive(shown: ShownToken): Promise<LiveSession | null> {
      const [row = null] = await findLive(shown);
      return row;
    },
    async touch({ sessionId, familyId }: Viewer, now: Date): Promise<void> {
      await db
        .with(familySeen(db, familyId, now))
        .update(sessions)
        .set({ lastSeenAt: now })
        .where(eq(sessions.id, sessionId));
    },
    /** Ends the session of a token, and the bearer tokens that hang on it. Answers whose it was. */
    async endByToken(tokenHash: string, tx: Executor): Promise<{ userId: string; familyId: string } | null> {
      const [row] = await tx
        .delete(sessions)
        .where(eq(sessions.tokenHash, tokenHash))
        .returning({ userId: sessions.userId, familyId: sessions.familyId });
      return row ?? null;
    },
    addBearer,
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
