import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { type OneTimeKind, oneTimeTokens } from './accounts.tables.ts';

export type NewOneTime = typeof oneTimeTokens.$inferInsert;
export type OneTimeRow = typeof oneTimeTokens.$inferSelect;

const usable = (now: Date) => and(isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now));

interface TriedCode {
  readonly kind: OneTimeKind;
  readonly userId: string;
  readonly triesMax: number;
}

/** Counts a try at the latest code of a person and answers that code, or null when there is none to try. */
async function tryLatest(
  db: Db,
  { kind, userId, triesMax }: TriedCode,
  now: Date,
): Promise<OneTimeRow | null> {
  const latest = db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.userId, userId)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  const [row] = await db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(and(eq(oneTimeTokens.id, latest), lt(oneTimeTokens.tries, triesMax), usable(now)))
    .returning();
  return row ?? null;
}

/** The only SQL about links and codes that work once. */
export function createOneTimeStore(db: Db) {
  return {
    async insert(row: NewOneTime, tx: Executor = db): Promise<void> {
      await tx.insert(oneTimeTokens).values(row);
    },
    /** Uses a token up, if it is still good; of two who come at once, one gets it. */
    async use(
      kind: OneTimeKind,
      secretHash: string,
      now: Date,
      tx: Executor = db,
    ): Promise<OneTimeRow | null> {
      const [row] = await tx
        .update(oneTimeTokens)
        .set({ usedAt: now })
        .where(and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.secretHash, secretHash), usable(now)))
        .returning();
      return row ?? null;
    },
    async peek(kind: OneTimeKind, secretHash: string, now: Date): Promise<OneTimeRow | null> {
      const [row] = await db
        .select()
        .from(oneTimeTokens)
        .where(and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.secretHash, secretHash), usable(now)));
      return row ?? null;
    },
    tryLatest: (tried: TriedCode, now: Date): Promise<OneTimeRow | null> => tryLatest(db, tried, now),
    /** Uses a token up by its id; false when somebody else was faster. */
    async useById(id: string, now: Date): Promise<boolean> {
      const used = await db
        .update(oneTimeTokens)
        .set({ usedAt: now })
        .where(and(eq(oneTimeTokens.id, id), isNull(oneTimeTokens.usedAt)))
        .returning({ id: oneTimeTokens.id });
      return used.length === 1;
    },
    /** Makes what is still out for a person worthless. */
    async void(userId: string, kind: OneTimeKind, now: Date, tx: Executor): Promise<void> {
      await tx
        .update(oneTimeTokens)
        .set({ usedAt: now })
        .where(
          and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind), isNull(oneTimeTokens.usedAt)),
        );
    },
    async forgetExpired(now: Date): Promise<void> {
      await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
    },
  };
}
export type OneTimeStore = ReturnType<typeof createOneTimeStore>;
