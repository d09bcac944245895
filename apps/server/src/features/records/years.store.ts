import { and, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { recordLocks, studentYears } from './records.tables.ts';

export type YearRow = typeof studentYears.$inferSelect;

/** The school years of children. */
export function createYearsStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Newest first. */
    of: (childId: string): Promise<YearRow[]> =>
      db
        .select()
        .from(studentYears)
        .where(eq(studentYears.childId, childId))
        .orderBy(desc(studentYears.startsOn)),
    async find(id: string): Promise<YearRow | null> {
      return (await db.select().from(studentYears).where(eq(studentYears.id, id)))[0] ?? null;
    },
    /** Does another year of the child share a day with this one? */
    async overlaps({ id, childId, startsOn, endsOn }: YearRow, tx: Executor): Promise<boolean> {
      const others = and(eq(studentYears.childId, childId), ne(studentYears.id, id));
      const shared = and(lte(studentYears.startsOn, endsOn), gte(studentYears.endsOn, startsOn));
      return (await tx.select().from(studentYears).where(and(others, shared)).limit(1)).length > 0;
    },
    async keep(row: YearRow, tx: Executor): Promise<void> {
      await tx.insert(studentYears).values(row).onConflictDoUpdate({ target: studentYears.id, set: row });
    },
    /** Does a filing name the year, or are days of it filed? No filing can name it until the transaction ends. */
    async isFiled({ id, childId, startsOn, endsOn }: YearRow, tx: Executor): Promise<boolean> {
      await tx.execute(sql`select from ${studentYears} where id = ${id} for update`);
      const named = await tx.execute(sql`select from filings where year_id = ${id} limit 1`);
      if (named.rows.length > 0) return true;
      const shared = and(lte(recordLocks.fromDay, endsOn), gte(recordLocks.toDay, startsOn));
      const locks = tx.select({ id: recordLocks.id }).from(recordLocks);
      return (await locks.where(and(eq(recordLocks.childId, childId), shared)).limit(1)).length > 0;
    },
    async remove(id: string, tx: Executor): Promise<void> {
      await tx.delete(studentYears).where(eq(studentYears.id, id));
    },
    everOf: (childIds: readonly string[]): Promise<YearRow[]> =>
      db
        .select()
        .from(studentYears)
        .where(inArray(studentYears.childId, [...childIds])),
  };
}
export type YearsStore = ReturnType<typeof createYearsStore>;
