import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import type { Place } from '../../http/page-cursor.ts';
import { filings } from './filings.tables.ts';

export type FilingRow = typeof filings.$inferSelect;
export interface ShownFiling extends FilingRow {
  readonly undoneAt: Date | null;
}

const undoing = alias(filings, 'undoing');
const SHOWN = { ...getTableColumns(filings), undoneAt: undoing.writtenAt };
const newestFirst = [desc(filings.writtenAt), desc(filings.id)] as const;

/** What families handed in: rows are added, and undone by rows that name them. */
export function createFilingsStore({ db }: Pick<Database, 'db'>) {
  const shown = (from: Executor = db) =>
    from
      .select(SHOWN)
      .from(filings)
      .leftJoin(undoing, and(eq(undoing.familyId, filings.familyId), eq(undoing.correctionOf, filings.id)));

  return {
    /** Everything of a child that stands, newest first. */
    standing: (childId: string, tx?: Executor): Promise<ShownFiling[]> =>
      shown(tx)
        .where(and(eq(filings.childId, childId), eq(filings.isTakenBack, false), isNull(undoing.id)))
        .orderBy(...newestFirst),
    /** Newest first, undone ones too; one more than `size` when there are more. */
    async page(childId: string, size: number, after: Place | null): Promise<ShownFiling[]> {
      const earlier =
        after &&
        sql`(${filings.writtenAt}, ${filings.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
      return shown()
        .where(and(eq(filings.childId, childId), eq(filings.isTakenBack, false), earlier ?? undefined))
        .orderBy(...newestFirst)
        .limit(size + 1);
    },
    async find(id: string): Promise<ShownFiling | null> {
      return (await shown().where(eq(filings.id, id)))[0] ?? null;
    },
    /** Nobody else writes a filing of this child until the transaction ends. */
    async hold(childId: string, tx: Executor): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`filings ${childId}`}, 0))`);
    },
    /** False when a row of this id is there, or what it undoes was undone before. */
    async add(row: FilingRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, filings, [row])) return false;
      return (await tx.insert(filings).values(row).onConflictDoNothing().returning()).length > 0;
    },
    everOf: (childIds: readonly string[]): Promise<FilingRow[]> =>
      db
        .select()
        .from(filings)
        .where(inArray(filings.childId, [...childIds])),
  };
}
export type FilingsStore = ReturnType<typeof createFilingsStore>;
