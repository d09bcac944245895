import { type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database.ts';

/** A job that was given up after all its tries: what it was, never for whom or what it said. */
export interface DeadJob {
  readonly id: number;
  readonly task: string;
  /** Of a letter: its kind. */
  readonly kind: string | null;
  readonly addedAt: Date;
  readonly triedAt: Date;
  readonly tries: number;
  readonly reason: string;
}

/** What a job was that is no longer among them. */
export type JobName = Pick<DeadJob, 'task' | 'kind'>;

const IS_DEAD = 'j.attempts >= j.max_attempts and j.locked_at is null';
const LIST = `select j.id::float8 as id, t.identifier as task, j.payload->>'kind' as kind, j.created_at as "addedAt",
    j.updated_at as "triedAt", j.attempts::int as tries, coalesce(j.last_error, 'Unknown') as reason
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where ${IS_DEAD} order by j.priority, j.id limit $1`;
const dead = (id: number) =>
  sql`array(select j.id from graphile_worker._private_jobs j where j.id = ${id}::bigint and ${sql.raw(IS_DEAD)})`;
const LISTED = 200;

/** What the first of the jobs was that a function of the queue answers. */
async function named(jobs: SQL, tx: Executor): Promise<JobName | null> {
  const { rows } = await tx.execute<JobName & Record<string, unknown>>(
    sql`select t.identifier as task, j.payload->>'kind' as kind
      from ${jobs} j join graphile_worker._private_tasks t on t.id = j.task_id`,
  );
  return rows[0] ?? null;
}

/** Jobs that were given up, for whoever runs the installation. */
export function createDeadJobs({ pool }: Pick<Database, 'pool'>) {
  return {
    list: async (): Promise<DeadJob[]> => (await pool.query<DeadJob>(LIST, [LISTED])).rows,
    /** From the first try on; null when it is not there any more. */
    tryAgain: (id: number, tx: Executor) =>
      named(sql`graphile_worker.reschedule_jobs(${dead(id)}, run_at := now(), attempts := 0)`, tx),
    /** Null when it is not there any more. */
    discard: (id: number, tx: Executor) => named(sql`graphile_worker.complete_jobs(${dead(id)})`, tx),
  };
}
