import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { type UserRow, families, users } from './accounts.tables.ts';

/** The only SQL about who belongs together. */
export function createFamilyStore(db: Db) {
  return {
    async insert(id: string, tx: Executor): Promise<void> {
      await tx.insert(families).values({ id });
    },
    /** Begins its time without a sign-in anew. */
    async seen(id: string, at: Date, tx: Executor): Promise<void> {
      await tx.update(families).set({ lastActiveAt: at }).where(eq(families.id, id));
    },
    /** Everybody of a family who is not deleted. */
    async present(familyId: string, tx: Executor = db): Promise<UserRow[]> {
      return tx
        .select()
        .from(users)
        .where(and(eq(users.familyId, familyId), isNull(users.deletedAt)));
    },
    async deleted(familyId: string, tx: Executor): Promise<UserRow[]> {
      return tx
        .select()
        .from(users)
        .where(and(eq(users.familyId, familyId), isNotNull(users.deletedAt)));
    },
    /** Removes for good those deleted before the moment, and families nobody is left in. Answers how many people. */
    async erase(deletedBefore: Date): Promise<number> {
      return db.transaction(async (tx) => {
        const gone = await tx
          .delete(users)
          .where(lt(users.deletedAt, deletedBefore))
          .returning({ id: users.id });
        if (gone.length > 0) {
          await tx.execute(
            sql`delete from families f where not exists (select 1 from users u where u.family_id = f.id)`,
          );
        }
        return gone.length;
      });
    },
  };
}
export type FamilyStore = ReturnType<typeof createFamilyStore>;
