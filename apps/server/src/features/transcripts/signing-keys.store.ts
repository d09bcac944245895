import { desc, isNull } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { signingKeys } from './transcripts.tables.ts';

export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** Keys that signed credentials, or sign them now; the private half is sealed. */
export function createSigningKeysStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Newest first. */
    all: (): Promise<SigningKeyRow[]> =>
      db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), signingKeys.kid),
    async current(within: Executor = db): Promise<SigningKeyRow | null> {
      return (await within.select().from(signingKeys).where(isNull(signingKeys.retiredAt)))[0] ?? null;
    },
    /** False where the key is there already, or another one signs. */
    async add(row: SigningKeyRow, within: Executor = db): Promise<boolean> {
      const added = within.insert(signingKeys).values(row).onConflictDoNothing();
      return (await added.returning({ kid: signingKeys.kid })).length > 0;
    },
    /** Ends the current key, with its private half. One at a time: the next waits for the transaction. */
    async retire(at: Date, within: Executor): Promise<string | null> {
      const ended = within
        .update(signingKeys)
        .set({ retiredAt: at, sealedPrivate: null })
        .where(isNull(signingKeys.retiredAt));
      return (await ended.returning({ kid: signingKeys.kid }))[0]?.kid ?? null;
    },
  };
}
