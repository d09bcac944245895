import type { Database } from '../../../db/database.ts';
import { reports } from '../tutor.tables.ts';

/** A report beside what it is about: the tutor's message, and the learner's before it. */
export interface ReportRow {
  readonly id: string;
  readonly messageId: string;
  readonly content: string;
  readonly asked: string | null;
  readonly note: string | null;
  readonly at: Date;
}

const LISTED = 100;
/** Nobody's name comes with it: what is judged is the tutor. */
const LATEST = `select r.id, r.message_id as "messageId", m.content, r.note, r.at,
    (select b.content from tutor_messages b where b.family_id = m.family_id and b.conversation_id = m.conversation_id and b.sequence < m.sequence
      and b.role = 'student' order by b.sequence desc limit 1) as asked
  from tutor_reports r join tutor_messages m on m.family_id = r.family_id and m.id = r.message_id where not m.is_private
  order by r.at desc, r.id desc limit ${LISTED}`;

export function createReportsStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    /** One a person and message. */
    async keep(row: typeof reports.$inferInsert): Promise<void> {
      await db.insert(reports).values(row).onConflictDoNothing();
    },
    async latest(): Promise<ReportRow[]> {
      return (await pool.query<ReportRow>(LATEST)).rows;
    },
  };
}
export type ReportsStore = ReturnType<typeof createReportsStore>;
