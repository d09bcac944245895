import { desc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { practiceChoices } from './practices.tables.ts';

export type ChoiceRow = typeof practiceChoices.$inferSelect;

/** What parents decided for their children; decisions are added, never changed. */
export function createChoicesStore({ db }: Pick<Database, 'db'>) {
  return {
    /** The newest decision; null where none was made. */
    async newestOf(childId: string): Promise<ChoiceRow | null> {
      const [row] = await db
        .select()
        .from(practiceChoices)
        .where(eq(practiceChoices.childId, childId))
        .orderBy(desc(practiceChoices.decidedAt), desc(practiceChoices.id))
        .limit(1);
      return row ?? null;
    },
    async add(row: ChoiceRow, tx: Executor): Promise<void> {
      await tx.insert(practiceChoices).values(row);
    },
    everOf: (childIds: readonly string[]): Promise<ChoiceRow[]> =>
      db
        .select()
        .from(practiceChoices)
        .where(inArray(practiceChoices.childId, [...childIds])),
  };
}
export type ChoicesStore = ReturnType<typeof createChoicesStore>;
