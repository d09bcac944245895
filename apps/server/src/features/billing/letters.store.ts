import { eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { billingLetters } from './billing.tables.ts';

type LetterRow = typeof billingLetters.$inferSelect;

/** Letters about money that are written and not delivered yet. */
export function createLettersStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Writes a letter in the transaction of what it tells of: neither is there without the other. */
    async write(letter: Omit<LetterRow, 'takenAt'>, executor: Executor): Promise<void> {
      await executor.insert(billingLetters).values({ ...letter, takenAt: null });
    },
    /** Takes what nobody delivers, the oldest first; what was taken before `stale` and is still there counts as that. */
    async take(now: Date, stale: Date, count: number): Promise<LetterRow[]> {
      const waiting = db
        .select({ id: billingLetters.id })
        .from(billingLetters)
        .where(or(isNull(billingLetters.takenAt), lte(billingLetters.takenAt, stale)))
        .orderBy(billingLetters.writtenAt)
        .limit(count)
        .for('update', { skipLocked: true });
      return db
        .update(billingLetters)
        .set({ takenAt: now })
        .where(inArray(billingLetters.id, waiting))
        .returning();
    },
    async delivered(id: string): Promise<void> {
      await db.delete(billingLetters).where(eq(billingLetters.id, id));
    },
    /** Gives up letters nobody could be given. */
    async forget(before: Date): Promise<void> {
      await db.delete(billingLetters).where(lte(billingLetters.writtenAt, before));
    },
  };
}
