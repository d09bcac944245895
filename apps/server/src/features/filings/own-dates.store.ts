import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { ownFilingDates } from './filings.tables.ts';

export type OwnDateRow = typeof ownFilingDates.$inferSelect;
type Under = Pick<OwnDateRow, 'yearId' | 'state' | 'pathway'>;
type Key = Under & Pick<OwnDateRow, 'dutyId' | 'part'>;

const isUnder = ({ yearId, state, pathway }: Under) =>
  and(
    eq(ownFilingDates.yearId, yearId),
    eq(ownFilingDates.state, state),
    eq(ownFilingDates.pathway, pathway),
  );

/** The families' own days of what is due, one for each part of a duty. */
export function createOwnDatesStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Those of a year under one law. */
    of: (under: Under, tx: Executor = db): Promise<OwnDateRow[]> =>
      tx.select().from(ownFilingDates).where(isUnder(under)),
    async keep(row: OwnDateRow, tx: Executor): Promise<void> {
      const { familyId, yearId, state, pathway, dutyId, part } = ownFilingDates;
      const target = [familyId, yearId, state, pathway, dutyId, part];
      await tx.insert(ownFilingDates).values(row).onConflictDoUpdate({ target, set: row });
    },
    async remove({ dutyId, part, ...under }: Key, tx: Executor): Promise<void> {
      const isPart = and(eq(ownFilingDates.dutyId, dutyId), eq(ownFilingDates.part, part));
      await tx.delete(ownFilingDates).where(and(isUnder(under), isPart));
    },
    everOf: (childIds: readonly string[]): Promise<OwnDateRow[]> =>
      db
        .select()
        .from(ownFilingDates)
        .where(inArray(ownFilingDates.childId, [...childIds])),
  };
}
export type OwnDatesStore = ReturnType<typeof createOwnDatesStore>;
