import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cards } from './kim.tables.ts';

export type CardRow = typeof cards.$inferSelect;

/** Whose row it is. */
export interface Owner {
  readonly userId: string;
  readonly familyId: string;
}

const isOf = (userId: string, mappingId: string) =>
  and(eq(cards.userId, userId), eq(cards.mappingId, mappingId));

/** Which cards people opened, tried and discovered. */
export function createCardsStore({ db }: Pick<Database, 'db'>) {
  return {
    async of(userId: string): Promise<CardRow[]> {
      return db.select().from(cards).where(eq(cards.userId, userId));
    },
    async some(userId: string, mappingIds: readonly string[]): Promise<CardRow[]> {
      const mine = and(eq(cards.userId, userId), inArray(cards.mappingId, [...mappingIds]));
      return db.select().from(cards).where(mine);
    },
    /** Keeps that a card was opened; of two moments the later. */
    async open(
      { userId, familyId }: Owner,
      opened: readonly { mappingId: string; at: Date }[],
    ): Promise<void> {
      if (opened.length === 0) return;
      await db
        .insert(cards)
        .values(opened.map(({ mappingId, at }) => ({ userId, familyId, mappingId, openedAt: at })))
        .onConflictDoUpdate({
          target: [cards.familyId, cards.userId, cards.mappingId],
          set: { openedAt: sql`greatest(${cards.openedAt}, excluded.opened_at)` },
        });
    },
    /** Counts one try of an opened card on a day without one before; null when this is not its turn. */
    async tryOnce(
      userId: string,
      mappingId: string,
      day: string,
      foundAt: Date | null,
    ): Promise<CardRow | null> {
      const isFree = and(
        isOf(userId, mappingId),
        isNull(cards.discoveredAt),
        or(isNull(cards.triedOn), lt(cards.triedOn, day)),
      );
      const tried = { tries: sql`${cards.tries} + 1`, triedOn: day, discoveredAt: foundAt };
      return (await db.update(cards).set(tried).where(isFree).returning())[0] ?? null;
    },
    /** Keeps discoveries that were proved elsewhere; those already there stay as they are. */
    async discover({ userId, familyId }: Owner, mappingIds: readonly string[], at: Date): Promise<void> {
      if (mappingIds.length === 0) return;
      const rows = mappingIds.map((mappingId) => ({
        userId,
        familyId,
        mappingId,
        openedAt: at,
        discoveredAt: at,
      }));
      await db
        .insert(cards)
        .values(rows)
        .onConflictDoUpdate({
          target: [cards.familyId, cards.userId, cards.mappingId],
          set: { discoveredAt: sql`coalesce(${cards.discoveredAt}, excluded.discovered_at)` },
        });
    },
    everOf: (userIds: readonly string[]): Promise<CardRow[]> =>
      db
        .select()
        .from(cards)
        .where(inArray(cards.userId, [...userIds])),
  };
}
export type CardsStore = ReturnType<typeof createCardsStore>;
