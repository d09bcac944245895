import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { schoolTerms, schoolYears } from './calendar.tables.ts';
import { familiesOf, ofLearnersOrFamilies } from './family-rows.ts';

export type TermRow = typeof schoolTerms.$inferSelect;
export type YearRow = typeof schoolYears.$inferSelect;

/** The only SQL about a family's year and its terms. */
export function createSchoolYearStore({ db }: Pick<Database, 'db'>) {
  return {
    async yearOf(familyId: string, within: Executor = db): Promise<YearRow | null> {
      const found = await within.select().from(schoolYears).where(eq(schoolYears.familyId, familyId));
      return found[0] ?? null;
    },
    async termsOf(familyId: string, within: Executor = db): Promise<TermRow[]> {
      const terms = within.select().from(schoolTerms).where(eq(schoolTerms.familyId, familyId));
      return terms.orderBy(asc(schoolTerms.fromDay), asc(schoolTerms.id));
    },
    /** The year with exactly these terms. */
    async replace(year: YearRow, terms: readonly TermRow[], tx: Executor): Promise<void> {
      const { familyId, ...span } = year;
      await tx
        .insert(schoolYears)
        .values(year)
        .onConflictDoUpdate({ target: schoolYears.familyId, set: span });
      await tx.delete(schoolTerms).where(eq(schoolTerms.familyId, familyId));
      if (terms.length > 0) await tx.insert(schoolTerms).values([...terms]);
    },
    /** The year and all its terms. */
    async remove(familyId: string, tx: Executor): Promise<void> {
      await tx.delete(schoolTerms).where(eq(schoolTerms.familyId, familyId));
      await tx.delete(schoolYears).where(eq(schoolYears.familyId, familyId));
    },
    /** The years of learners' families, and every term that is theirs. */
    async everOf(learnerIds: readonly string[]): Promise<{ years: YearRow[]; terms: TermRow[] }> {
      const families = inArray(schoolYears.familyId, familiesOf(learnerIds));
      return {
        years: await db.select().from(schoolYears).where(families),
        terms: await db.select().from(schoolTerms).where(ofLearnersOrFamilies(schoolTerms, learnerIds)),
      };
    },
  };
}
export type SchoolYearStore = ReturnType<typeof createSchoolYearStore>;
