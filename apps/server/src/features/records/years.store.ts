import { and, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { recordLocks, studentYears } from './records.tables.ts';

export type YearRow = typeof studentYears.$inferSelect;

interface Span {
  readonly from: string;
  readonly to: string;
}

async function filedIn({ childId, startsOn, endsOn }: YearRow, tx: Executor): Promise<Span[]> {
  const shared = and(lte(recordLocks.fromDay, endsOn), gte(recordLocks.toDay, startsOn));
  const spans = tx.select({ from: recordLocks.fromDay, to: recordLocks.toDay }).from(recordLocks);
  return spans.where(and(eq(recordLocks.childId, childId), shared));
}

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
      await tx
        .insert(studentYears)
        .values(row)
        .onConflictDoUpdate({ target: [studentYears.familyId, studentYears.id], set: row });
    },
    /** The year as it stands, null where there is none yet. No filing can name it until the transaction ends. */
    async hold(id: string, tx: Executor): Promise<YearRow | null> {
      return (await tx.select().from(studentYears).where(eq(studentYears.id, id)).for('update'))[0] ?? null;
    },
    /** Spans of filed days that share a day with the year. */
    filedIn,
    /** Does a filing name the year, or are days of it filed? */
    async isFiled(year: YearRow, tx: Executor): Promise<boolean> {
      await tx.execute(
        sql`select from ${studentYears} where family_id = ${year.familyId} and id = ${year.id} for update`,
      );
      const named = await tx.execute(
        sql`select from filings where family_id = ${year.familyId} and year_id = ${year.id} limit 1`,
      );
      return named.rows.length > 0 || (await filedIn(year, tx)).length > 0;
    },
    async remove({ familyId, id }: YearRow, tx: Executor): Promise<void> {
      await tx.delete(studentYears).where(and(eq(studentYears.familyId, familyId), eq(studentYears.id, id)));
    },
    everOf: (childIds: readonly string[]): Promise<YearRow[]> =>
      db
        .select()
        .from(studentYears)
        .where(inArray(studentYears.childId, [...childIds])),
  };
}
export type YearsStore = ReturnType<typeof createYearsStore>;
