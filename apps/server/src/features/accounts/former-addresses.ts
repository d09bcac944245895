import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { oneTimeTokens, type UserRow } from './accounts.tables.ts';
import type { OneTimeRow } from './one-time.store.ts';

const isUndo = (now: Date) =>
  and(eq(oneTimeTokens.kind, 'email-undo'), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now));
const isOf = (address: string) => eq(sql`lower(${oneTimeTokens.binding})`, address.toLowerCase());

/** The links mailed to an account's old addresses that can still be used, the oldest first. */
async function linksOf(userId: string, now: Date, tx: Executor): Promise<OneTimeRow[]> {
  return tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), isUndo(now)))
    .orderBy(asc(oneTimeTokens.createdAt), asc(oneTimeTokens.id));
}

/** The only SQL about addresses that can be put back, each by the links mailed to it. */
export function createFormerAddresses(db: Db) {
  return {
    /** The address an account had before all changes that can still be undone; null without one. */
    async of({ id, email }: UserRow, now: Date, tx: Executor = db): Promise<string | null> {
      const address = (await linksOf(id, now, tx))[0]?.binding ?? null;
      return address?.toLowerCase() === email?.toLowerCase() ? null : address;
    },
    /** Whose address it was before a change that can still be undone. */
    async holderOf(address: string, now: Date): Promise<string | null> {
      const [row] = await db
        .select({ userId: oneTimeTokens.userId })
        .from(oneTimeTokens)
        .where(and(isOf(address), isUndo(now)))
        .orderBy(asc(oneTimeTokens.createdAt))
        .limit(1);
      return row?.userId ?? null;
    },
    /** Lets an address be put back until a later moment. */
    async prolong(userId: string, address: string, until: Date, now: Date, tx: Executor): Promise<void> {
      await tx
        .update(oneTimeTokens)
        .set({ expiresAt: until })
        .where(and(eq(oneTimeTokens.userId, userId), isOf(address), isUndo(now)));
    },
    /** Ends the links to this address, and all mailed since the first of them or a moment before; older ones stay good. */
    async endSince(userId: string, address: string, moment: Date, now: Date, tx: Executor): Promise<void> {
      const links = await linksOf(userId, now, tx);
      const first = links.find(({ binding }) => binding?.toLowerCase() === address.toLowerCase())?.createdAt;
      const since = first !== undefined && first < moment ? first : moment;
      await tx
        .update(oneTimeTokens)
        .set({ usedAt: now })
        .where(and(eq(oneTimeTokens.userId, userId), gte(oneTimeTokens.createdAt, since), isUndo(now)));
    },
  };
}
export type FormerAddresses = ReturnType<typeof createFormerAddresses>;
