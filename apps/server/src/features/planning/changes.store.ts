import { and, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { planChanges } from './calendar.tables.ts';

export type ChangeRow = Omit<typeof planChanges.$inferSelect, 'sequence'>;

/** What presses did to plans. */
export function createChangesStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Keeps a change; what the same learner's plan went through before `keptSince` is forgotten. */
    async add(row: ChangeRow, keptSince: Date, tx: Executor): Promise<void> {
      const old = and(eq(planChanges.learnerId, row.learnerId), lt(planChanges.madeAt, keptSince));
      await tx.delete(planChanges).where(old);
      await tx.insert(planChanges).values(row);
    },
    async find(changeId: string, within: Executor = db): Promise<ChangeRow[]> {
      const rows = within.select().from(planChanges).where(eq(planChanges.changeId, changeId));
      return rows.orderBy(planChanges.learnerId);
    },
    /** Those that still stand, the newest first. */
    async since(learnerId: string, since: Date, within: Executor = db): Promise<ChangeRow[]> {
      const standing = and(
        eq(planChanges.learnerId, learnerId),
        gte(planChanges.madeAt, since),
        isNull(planChanges.undoneAt),
      );
      const rows = within.select().from(planChanges).where(standing);
      return rows.orderBy(desc(planChanges.sequence));
    },
    async markUndone(changeId: string, at: Date, tx: Executor): Promise<void> {
      await tx.update(planChanges).set({ undoneAt: at }).where(eq(planChanges.changeId, changeId));
    },
    async everOf(learnerIds: readonly string[]): Promise<ChangeRow[]> {
      return db
        .select()
        .from(planChanges)
        .where(inArray(planChanges.learnerId, [...learnerIds]));
    },
  };
}
export type ChangesStore = ReturnType<typeof createChangesStore>;
