import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { scheduleEntries } from './planning.tables.ts';

export type EntryRow = typeof scheduleEntries.$inferSelect & {
  /** Is the entry's lesson completed? */
  readonly isDone: boolean;
};
export type NewEntryRow = typeof scheduleEntries.$inferInsert;

const ENTRIES = `select e.id, e.learner_id as "learnerId", e.family_id as "familyId", e.day::text as day, e.subject,
    e.kind, e.course_id as "courseId", e.lesson_id as "lessonId", e.minutes, e.pinned,
    coalesce(p.state = 'completed', false) as "isDone"
  from schedule_entries e
  left join lesson_progress p on p.family_id = e.family_id and p.learner_id = e.learner_id and p.lesson_id = e.lesson_id
  where e.learner_id = $1`;

/** The only SQL about dated entries. */
export function createScheduleStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    /** Entries of the days, both included, by day. */
    async between(learnerId: string, from: string, to: string): Promise<EntryRow[]> {
      const text = `${ENTRIES} and e.day between $2 and $3 order by e.day, e.subject, e.id`;
      return (await pool.query<EntryRow>({ name: 'schedule-days', text, values: [learnerId, from, to] }))
        .rows;
    },
    /** The lessons of days before this one that are not completed, by id. */
    async leftBehind(learnerId: string, day: string): Promise<string[]> {
      const text = `select e.lesson_id as "lessonId" from schedule_entries e
        left join lesson_progress p on p.family_id = e.family_id and p.learner_id = e.learner_id and p.lesson_id = e.lesson_id
        where e.learner_id = $1 and e.day < $2 and e.kind = 'lesson' and e.lesson_id is not null
          and p.state is distinct from 'completed'`;
      const query = { name: 'schedule-left-behind', text, values: [learnerId, day] };
      return (await pool.query<{ lessonId: string }>(query)).rows.map(({ lessonId }) => lessonId);
    },
    /** Locks a plan until the transaction ends, by the learner's own row, for there may be no entry yet. */
    async lock(learnerId: string, tx: Tx): Promise<void> {
      await tx.execute(sql`select from users where id = ${learnerId} for no key update`);
    },
    /** Every entry by day, the plan locked until the transaction ends: two moves at once follow one another. */
    async lockAll(learnerId: string, tx: Tx): Promise<EntryRow[]> {
      await this.lock(learnerId, tx);
      const rows = await tx.execute(sql`select e.id, e.learner_id as "learnerId", e.family_id as "familyId",
          e.day::text as day, e.subject, e.kind, e.course_id as "courseId", e.lesson_id as "lessonId", e.minutes,
          e.pinned, coalesce(p.state = 'completed', false) as "isDone"
        from schedule_entries e
        left join lesson_progress p on p.family_id = e.family_id and p.learner_id = e.learner_id and p.lesson_id = e.lesson_id
        where e.learner_id = ${learnerId} order by e.day, e.subject, e.id`);
      return rows.rows as unknown as EntryRow[];
    },
    async find(id: string): Promise<{ learnerId: string; day: string } | null> {
      const { learnerId, day } = scheduleEntries;
      const found = await db
        .select({ learnerId, day })
        .from(scheduleEntries)
        .where(eq(scheduleEntries.id, id));
      return found[0] ?? null;
    },
    /** Puts entries on their new days, all at once. */
    async moveAll(
      moves: readonly { readonly id: string; readonly day: string; readonly pinned: boolean }[],
      tx: Tx,
    ): Promise<void> {
      if (moves.length === 0) return;
      await tx.execute(sql`update schedule_entries e set day = m.day, pinned = m.pinned
        from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (id uuid, day date, pinned boolean)
        where e.id = m.id`);
    },
    async replace(removed: readonly string[], added: readonly NewEntryRow[], tx: Tx): Promise<void> {
      if (removed.length > 0)
        await tx.delete(scheduleEntries).where(inArray(scheduleEntries.id, [...removed]));
      if (added.length > 0) await tx.insert(scheduleEntries).values([...added]);
    },
    async everPlannedFor(learnerIds: readonly string[]): Promise<NewEntryRow[]> {
      const planned = db
        .select()
        .from(scheduleEntries)
        .where(inArray(scheduleEntries.learnerId, [...learnerIds]));
      return planned.orderBy(asc(scheduleEntries.day));
    },
  };
}
export type ScheduleStore = ReturnType<typeof createScheduleStore>;
