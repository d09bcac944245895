import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { consents } from './families.tables.ts';

export type ConsentRow = typeof consents.$inferSelect;

/** A consent to `textVersion` takes the place of an older one. */
interface Replacement {
  readonly childId: string;
  readonly textVersion: string;
  readonly by: string;
  readonly at: Date;
}

/** What was agreed to, by which method; rows are ended and never deleted. */
export function createConsentsStore(db: Database['db']) {
  return {
    /** Records a consent; one that is in force already stays as it was given. False then. */
    async giveConsent(row: typeof consents.$inferInsert, within: Executor): Promise<boolean> {
      return (await within.insert(consents).values(row).onConflictDoNothing().returning()).length > 0;
    },
    /** Ends the consent in force where it was given to another text, and tells of it; null when there was none such. */
    async replaceConsent(
      { childId, textVersion, by, at }: Replacement,
      within: Executor,
    ): Promise<ConsentRow | null> {
      const isOlder = and(
        eq(consents.childId, childId),
        isNull(consents.revokedAt),
        ne(consents.textVersion, textVersion),
      );
      const ended = { revokedAt: at, revokedBy: by, isReplaced: true };
      return (await within.update(consents).set(ended).where(isOlder).returning())[0] ?? null;
    },
    /** Ends the consent in force for one that is shown by a stronger method, and tells of it; null when there was none. */
    async strengthenConsent(
      childId: string,
      by: string,
      at: Date,
      within: Executor,
    ): Promise<ConsentRow | null> {
      const inForce = and(eq(consents.childId, childId), isNull(consents.revokedAt));
      const ended = { revokedAt: at, revokedBy: by, isReplaced: true };
      return (await within.update(consents).set(ended).where(inForce).returning())[0] ?? null;
    },
    /** Ends the consent in force; false when there was none. */
    async revokeConsent(
      childId: string,
      revokedBy: string,
      revokedAt: Date,
      within: Executor,
    ): Promise<boolean> {
      const inForce = and(eq(consents.childId, childId), isNull(consents.revokedAt));
      return (
        (await within.update(consents).set({ revokedAt, revokedBy }).where(inForce).returning()).length > 0
      );
    },
    async consentsOf(childIds: readonly string[]): Promise<ConsentRow[]> {
      return db
        .select()
        .from(consents)
        .where(inArray(consents.childId, [...childIds]))
        .orderBy(consents.givenAt);
    },
  };
}
