import type { LogQuery } from '@ori/contracts/practices';
import { and, between, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import { activityLog, activityStrikes } from './practices.tables.ts';

export type EntryRow = typeof activityLog.$inferSelect;
export interface ShownEntry extends EntryRow {
  readonly struckAt: Date | null;
}

const { day, writtenAt, id } = activityLog;
const SHOWN = { ...getTableColumns(activityLog), struckAt: activityStrikes.struckAt };

/** The log of what was done away from the screen: entries are added and struck, never changed. */
export function createActivityLogStore({ db }: Pick<Database, 'db'>) {
  const shown = () =>
    db
      .select(SHOWN)
      .from(activityLog)
      .leftJoin(
        activityStrikes,
        and(eq(activityStrikes.familyId, activityLog.familyId), eq(activityStrikes.entryId, id)),
      );

  return {
    /** Newest day first; one more than `first` when there are more. */
    async page({ childId, kind, first, before }: LogQuery): Promise<ShownEntry[]> {
      const own = eq(activityLog.learnerId, childId);
      const earlier =
        before === undefined
          ? undefined
          : sql`(${day}, ${writtenAt}, ${id}) < (select day, written_at, id from activity_log
              where id = ${before} and learner_id = ${childId})`;
      return shown()
        .where(and(own, kind === undefined ? undefined : eq(activityLog.kind, kind), earlier))
        .orderBy(desc(day), desc(writtenAt), desc(id))
        .limit(first + 1);
    },
    /** Of some days, both ends included. */
    between: (learnerId: string, from: string, to: string): Promise<ShownEntry[]> =>
      shown().where(and(eq(activityLog.learnerId, learnerId), between(day, from, to))),
    async find(entryId: string): Promise<ShownEntry | null> {
      return (await shown().where(eq(id, entryId)))[0] ?? null;
    },
    /** False when an entry of this id is there already. */
    async add(row: EntryRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, activityLog, [row])) return false;
      return (await tx.insert(activityLog).values(row).onConflictDoNothing().returning()).length > 0;
    },
    /** False when it was struck before. */
    async strike(row: typeof activityStrikes.$inferSelect, tx: Executor): Promise<boolean> {
      return (await tx.insert(activityStrikes).values(row).onConflictDoNothing().returning()).length > 0;
    },
    everOf: (learnerIds: readonly string[]): Promise<ShownEntry[]> =>
      shown().where(inArray(activityLog.learnerId, [...learnerIds])),
  };
}
export type ActivityLogStore = ReturnType<typeof createActivityLogStore>;
