import { and, asc, count, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../../db/database.ts';
import { type NewPasskeyRow, type PasskeyRow, passkeyQuestions, passkeys } from './passkeys.tables.ts';

const isOwn = (id: string, userId: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** The only SQL about passkeys and the questions they answer. */
export function createPasskeyStore(db: Db) {
  return {
    async list(userId: string): Promise<PasskeyRow[]> {
      const own = eq(passkeys.userId, userId);
      return db.select().from(passkeys).where(own).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
    },
    async count(userId: string, tx: Executor = db): Promise<number> {
      const [row] = await tx.select({ many: count() }).from(passkeys).where(eq(passkeys.userId, userId));
      return row?.many ?? 0;
    },
    async findByWebauthnId(webauthnId: string): Promise<PasskeyRow | null> {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.webauthnId, webauthnId));
      return row ?? null;
    },
    /** Null where somebody has this passkey already. */
    async insert(row: NewPasskeyRow, tx: Executor): Promise<PasskeyRow | null> {
      const [made] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
      return made ?? null;
    },
    /** Counts a use; false where another came with this counter first (`mayFollow`). */
    async use(id: string, counter: number, at: Date): Promise<boolean> {
      const follows = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
      const used = await db
        .update(passkeys)
        .set({ counter, lastUsedAt: at })
        .where(and(eq(passkeys.id, id), follows))
        .returning({ id: passkeys.id });
      return used.length === 1;
    },
    async rename(id: string, userId: string, name: string, tx: Executor): Promise<PasskeyRow | null> {
      const [row] = await tx.update(passkeys).set({ name }).where(isOwn(id, userId)).returning();
      return row ?? null;
    },
    async remove(id: string, userId: string, tx: Executor): Promise<PasskeyRow | null> {
      const [row] = await tx.delete(passkeys).where(isOwn(id, userId)).returning();
      return row ?? null;
    },
    async removeAllOf(userId: string, tx: Executor): Promise<void> {
      await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    },
    /** Keeps a question, and forgets those nobody answered in time: strangers may ask for any number. */
    async ask(secretHash: string, expiresAt: Date, now: Date): Promise<void> {
      await db.delete(passkeyQuestions).where(lt(passkeyQuestions.expiresAt, now));
      await db.insert(passkeyQuestions).values({ secretHash, expiresAt });
    },
    /** Takes a question away; false where it was never asked, is over, or was answered before. */
    async answer(secretHash: string, now: Date): Promise<boolean> {
      const taken = await db
        .delete(passkeyQuestions)
        .where(and(eq(passkeyQuestions.secretHash, secretHash), gt(passkeyQuestions.expiresAt, now)))
        .returning({ secretHash: passkeyQuestions.secretHash });
      return taken.length === 1;
    },
  };
}
export type PasskeyStore = ReturnType<typeof createPasskeyStore>;
