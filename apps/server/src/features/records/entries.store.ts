import { and, asc, between, eq, gte, inArray, or } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import { recordEntries, recordStrikes } from './records.tables.ts';

export type EntryRow = typeof recordEntries.$inferSelect;
export type StrikeRow = typeof recordStrikes.$inferSelect;

interface Span {
  readonly since: string;
  readonly from: string;
  readonly to: string;
}

/** Lines that parents wrote and that were filed, and what was struck. Rows are added, never changed. */
export function createEntriesStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Those of some days, and what was filed of counted lines from `since` on: later minutes rest on it. */
    of: (childId: string, { since, from, to }: Span): Promise<EntryRow[]> =>
      db
        .select()
        .from(recordEntries)
        .where(
          and(
            eq(recordEntries.childId, childId),
            between(recordEntries.day, since, to),
            or(gte(recordEntries.day, from), eq(recordEntries.source, 'automatic')),
          ),
        )
        .orderBy(asc(recordEntries.day), asc(recordEntries.writtenAt), asc(recordEntries.id)),
    strikesOf: (childId: string, from: string, to: string): Promise<StrikeRow[]> =>
      db
        .select()
        .from(recordStrikes)
        .where(and(eq(recordStrikes.childId, childId), between(recordStrikes.day, from, to))),
    async find(id: string): Promise<EntryRow | null> {
      return (await db.select().from(recordEntries).where(eq(recordEntries.id, id)))[0] ?? null;
    },
    /** How many were not there yet. */
    async add(rows: readonly EntryRow[], tx: Executor): Promise<number> {
      if (rows.length === 0 || (await isTakenElsewhere(tx, recordEntries, rows))) return 0;
      const adding = tx.insert(recordEntries).values([...rows]);
      return (await adding.onConflictDoNothing().returning({ id: recordEntries.id })).length;
    },
    /** False when it was struck before. */
    async strike(row: StrikeRow, tx: Executor): Promise<boolean> {
      return (await tx.insert(recordStrikes).values(row).onConflictDoNothing().returning()).length > 0;
    },
    async everOf(childIds: readonly string[]) {
      const ids = [...childIds];
      const [entries, strikes] = await Promise.all([
        db.select().from(recordEntries).where(inArray(recordEntries.childId, ids)),
        db.select().from(recordStrikes).where(inArray(recordStrikes.childId, ids)),
      ]);
      return { entries, strikes };
    },
  };
}
export type EntriesStore = ReturnType<typeof createEntriesStore>;
