import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { declinedAssignments } from './planning.tables.ts';

export type DeclinedRow = typeof declinedAssignments.$inferSelect;

const COLUMNS = `id, family_id as "familyId", child_id as "childId", teacher_id as "teacherId", lesson_id as "lessonId",
  skill, declined_at as "declinedAt"`;
const SINCE = `select ${COLUMNS} from assignments_declined
  where child_id = any($1::uuid[]) and teacher_id = $2 and declined_at > $3 order by declined_at desc limit 200`;
const EVER = `select ${COLUMNS} from assignments_declined where child_id = any($1::uuid[]) order by declined_at`;

/** What parents took back of what a teacher gave. */
export function createDeclinedStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async add(row: DeclinedRow, tx: Executor): Promise<void> {
      await tx.insert(declinedAssignments).values(row);
    },
    /** The parents give it themselves: nothing of it is taken back any more. */
    async forget(
      { childId, lessonId, skill }: Pick<DeclinedRow, 'childId' | 'lessonId' | 'skill'>,
      tx: Executor,
    ) {
      const same =
        lessonId === null
          ? eq(declinedAssignments.skill, skill ?? '')
          : eq(declinedAssignments.lessonId, lessonId);
      await tx.delete(declinedAssignments).where(and(eq(declinedAssignments.childId, childId), same));
    },
    async since(childIds: readonly string[], teacherId: string, since: Date): Promise<DeclinedRow[]> {
      return (await pool.query<DeclinedRow>(SINCE, [[...childIds], teacherId, since])).rows;
    },
    async everOf(childIds: readonly string[]): Promise<DeclinedRow[]> {
      return (await pool.query<DeclinedRow>(EVER, [[...childIds]])).rows;
    },
  };
}
export type DeclinedStore = ReturnType<typeof createDeclinedStore>;
