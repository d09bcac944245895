import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Owner } from './cards.store.ts';
import { choices } from './kim.tables.ts';

export type ChoicesRow = Omit<typeof choices.$inferSelect, 'familyId' | 'userId'>;

const NOTHING_CHOSEN: ChoicesRow = {
  level: null,
  mythology: null,
  learningStyle: null,
  levelLimit: null,
  mythsAllowed: true,
};

/** What people chose of KIM, and what a grown-up allows. */
export function createChoicesStore({ db }: Pick<Database, 'db'>) {
  return {
    async of(userId: string): Promise<ChoicesRow> {
      const [row] = await db.select().from(choices).where(eq(choices.userId, userId));
      return row ?? NOTHING_CHOSEN;
    },
    async set({ userId, familyId }: Owner, changes: Partial<ChoicesRow>): Promise<void> {
      const target = [choices.familyId, choices.userId];
      const inserting = db.insert(choices).values({ userId, familyId, ...changes });
      if (Object.keys(changes).length === 0) await inserting.onConflictDoNothing();
      else await inserting.onConflictDoUpdate({ target, set: changes });
    },
    everOf: (userIds: readonly string[]) =>
      db
        .select()
        .from(choices)
        .where(inArray(choices.userId, [...userIds])),
  };
}
export type ChoicesStore = ReturnType<typeof createChoicesStore>;
