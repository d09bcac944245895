import type { Database, Executor } from '../db/database.ts';
import { sql } from 'drizzle-orm';

/** A job that was given up after all its tries: what it was, never for whom or what it said. */
export interface DeadJob {
  readonly id: string;
  readonly task: string;
  /** Of a letter: its kind. */
  readonly kind: string | null;
  readonly addedAt: Date;
  readonly triedAt: Date;
  readonly tries: number;
  readonly reason: string;
}

const IS_DEAD = 'j.attempts >= j.max_attempts and j.locked_at is null';
const LIST = `select j.id::text, t.identifier as task, j.payload->>'kind' as kind, j.created_at as "addedAt",
    j.updated_at as "triedAt", j.attempts::int as tries, coalesce(j.last_error, 'Unknown') as reason
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where ${IS_DEAD} order by j.priority, j.id limit $1`;
const dead = (id: string) =>
  sql`array(select j.id from graphile_worker._private_jobs j where j.id = ${id}::bigint and ${sql.raw(IS_DEAD)})`;
const LISTED = 200;

/** Jobs that were given up, for whoever runs the installation. */
export function createDeadJobs({ pool }: Pick<Database, 'pool'>) {
  return {
    list: async (): Promise<DeadJob[]> => (await pool.query<DeadJob>(LIST, [LISTED])).rows,
    /** From the first try on; false when it is not there any more. */
    async tryAgain(id: string, tx: Executor): Promise<boolean> {
      const again = sql`select id from graphile_worker.reschedule_jobs(${dead(id)}, run_at := now(), attempts := 0)`;
      return (await tx.execute(again)).rows.length > 0;
    },
    async discard(id: string, tx: Executor): Promise<boolean> {
      const gone = sql`select id from graphile_worker.complete_jobs(${dead(id)})`;
      return (await tx.execute(gone)).rows.length > 0;
    },
  };
}
export type DeadJobs = ReturnType<typeof createDeadJobs>;
