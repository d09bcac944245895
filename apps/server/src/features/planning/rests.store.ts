import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../db/database.ts';
import { ofLearnersOrFamilies } from './family-rows.ts';
import { restDays } from './planning.tables.ts';

export type RestRow = typeof restDays.$inferSelect;

/** Days off of families and learners. */
export function createRestsStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Those of a learner, their own and the family's, that touch the days. */
    async of(
      { learnerId, familyId }: { readonly learnerId: string; readonly familyId: string },
      { from, to }: { readonly from: string; readonly to: string },
      within: Executor = db,
    ): Promise<RestRow[]> {
      const whose = or(isNull(restDays.learnerId), eq(restDays.learnerId, learnerId));
      const touched = and(lte(restDays.fromDay, to), gte(restDays.toDay, from));
      const rests = within
        .select()
        .from(restDays)
        .where(and(eq(restDays.familyId, familyId), whose, touched));
      return rests.orderBy(asc(restDays.fromDay), asc(restDays.id));
    },
    /** Those of a family and of some of its learners that have not ended before a day, in order. */
    async since(
      { familyId, learnerIds }: { readonly familyId: string; readonly learnerIds: readonly string[] },
      day: string,
    ): Promise<RestRow[]> {
      const whose = or(isNull(restDays.learnerId), inArray(restDays.learnerId, [...learnerIds]));
      const rests = db
        .select()
        .from(restDays)
        .where(and(eq(restDays.familyId, familyId), whose, gte(restDays.toDay, day)));
      return rests.orderBy(asc(restDays.fromDay), asc(restDays.id));
    },
    async find(id: string): Promise<RestRow | null> {
      return (await db.select().from(restDays).where(eq(restDays.id, id)))[0] ?? null;
    },
    /** Keeps days off; the same ones told before stand for them, however many pressed at once. */
    async add(row: RestRow, tx: Tx): Promise<RestRow> {
      const { familyId, learnerId, fromDay, toDay, reason, title } = row;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${familyId}, 0))`);
      const whose = learnerId === null ? isNull(restDays.learnerId) : eq(restDays.learnerId, learnerId);
      const days = and(eq(restDays.fromDay, fromDay), eq(restDays.toDay, toDay));
      const named = title === null ? isNull(restDays.title) : eq(restDays.title, title);
      const same = and(eq(restDays.familyId, familyId), whose, days, eq(restDays.reason, reason), named);
      const [known] = await tx.select().from(restDays).where(same).limit(1);
      if (known === undefined) await tx.insert(restDays).values(row);
      return known ?? row;
    },
    async remove(id: string, tx: Executor): Promise<void> {
      await tx.delete(restDays).where(eq(restDays.id, id));
    },
    /** Learners' own, and those of their whole families. */
    async everOf(learnerIds: readonly string[]): Promise<RestRow[]> {
      return db.select().from(restDays).where(ofLearnersOrFamilies(restDays, learnerIds));
    },
  };
}
export type RestsStore = ReturnType<typeof createRestsStore>;
