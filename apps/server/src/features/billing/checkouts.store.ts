import { and, desc, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { checkouts } from './billing.tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** Where people went to pay. */
export function createCheckoutsStore({ db }: Pick<Database, 'db'>) {
  return {
    /** A checkout that is there already stays as it is. */
    async addCheckout(row: CheckoutRow): Promise<void> {
      await db.insert(checkouts).values(row).onConflictDoNothing();
    },
    /** How many of a family's can no longer be paid. */
    async countCheckoutsOver(familyId: string, now: Date): Promise<number> {
      const isOver = or(ne(checkouts.state, 'open'), lte(checkouts.expiresAt, now));
      return db.$count(checkouts, and(eq(checkouts.familyId, familyId), isOver));
    },
    async checkoutCalled(ref: string): Promise<CheckoutRow | null> {
      const [row] = await db.select().from(checkouts).where(eq(checkouts.ref, ref));
      return row ?? null;
    },
    /** Checkouts of a family that are neither paid for nor over. */
    async openCheckoutsOf(familyId: string): Promise<CheckoutRow[]> {
      return db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.familyId, familyId), eq(checkouts.state, 'open')))
        .orderBy(desc(checkouts.createdAt));
    },
    /** Closes a checkout that is open; one that is paid for stays so. */
    async endCheckouts(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(checkouts)
        .set({ state: 'over' })
        .where(and(inArray(checkouts.id, [...ids]), eq(checkouts.state, 'open')));
    },
  };
}
