import type { FrozenSheet } from '@ori/core/worksheets/frozen-sheet';
import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { worksheets, worksheetShelf, worksheetsGiven } from './worksheets.tables.ts';

type ShelfRow = typeof worksheetShelf.$inferInsert;
type GivenRow = typeof worksheetsGiven.$inferInsert;

const { madeAt, id, ownerId, code } = worksheetShelf;
const spec = sql<FrozenSheet['spec']>`${worksheets.sheet} -> 'spec'`;

/** Sheets as they were made, who keeps them, and who was given them. */
export function createWorksheetsStore({ db }: Pick<Database, 'db'>) {
  return {
    async find(of: string): Promise<{ digest: string; sheet: FrozenSheet } | null> {
      const { digest, sheet } = worksheets;
      return (await db.select({ digest, sheet }).from(worksheets).where(eq(worksheets.code, of)))[0] ?? null;
    },
    /** Keeps a sheet; the first of a code stays. */
    async keep(row: typeof worksheets.$inferInsert): Promise<void> {
      await db.insert(worksheets).values(row).onConflictDoNothing();
    },
    /** The specs of some sheets, by code. */
    async specs(codes: readonly string[]): Promise<Map<string, FrozenSheet['spec']>> {
      const wanted = inArray(worksheets.code, [...codes]);
      const rows = await db.select({ code: worksheets.code, spec }).from(worksheets).where(wanted);
      return new Map(rows.map((row) => [row.code, row.spec]));
    },
    async shelve(row: ShelfRow): Promise<void> {
      await db.insert(worksheetShelf).values(row).onConflictDoNothing();
    },
    /** False when the owner keeps no such sheet. */
    async unshelve(owner: string, entry: string): Promise<boolean> {
      const own = and(eq(ownerId, owner), eq(id, entry));
      return (await db.delete(worksheetShelf).where(own).returning({ id })).length > 0;
    },
    async shelved(owner: string): Promise<number> {
      return (
        (await db.select({ count: count() }).from(worksheetShelf).where(eq(ownerId, owner)))[0]?.count ?? 0
      );
    },
    /** Newest first; one more than `first` when there are more. */
    async shelf(owner: string, first: number, before: string | undefined) {
      const earlier =
        before === undefined
          ? undefined
          : sql`(${madeAt}, ${id}) < (select made_at, id from worksheet_shelf where id = ${before} and owner_id = ${owner})`;
      return db
        .select({ ...getTableColumns(worksheetShelf), spec })
        .from(worksheetShelf)
        .innerJoin(worksheets, eq(worksheets.code, code))
        .where(and(eq(ownerId, owner), earlier))
        .orderBy(desc(madeAt), desc(id))
        .limit(first + 1);
    },
    /** False when the child has it already. */
    async give(row: GivenRow, tx: Executor): Promise<boolean> {
      return (await tx.insert(worksheetsGiven).values(row).onConflictDoNothing().returning()).length > 0;
    },
    given: (childIds: readonly string[]) =>
      db
        .select()
        .from(worksheetsGiven)
        .where(inArray(worksheetsGiven.childId, [...childIds]))
        .orderBy(desc(worksheetsGiven.givenAt)),
    shelvedBy: (owners: readonly string[]) =>
      db
        .select()
        .from(worksheetShelf)
        .where(inArray(ownerId, [...owners])),
  };
}
export type WorksheetsStore = ReturnType<typeof createWorksheetsStore>;
