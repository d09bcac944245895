import type { Database } from '../db/database.ts';
import { LETTER_TASK } from '../mail/queued-mail.ts';
import { URGENCY } from './urgency.ts';

interface Deps {
  readonly database: Pick<Database, 'pool'>;
  readonly now: () => Date;
  /** Hears of a letter that was dropped unsent. */
  readonly onDropped: (id: string) => Promise<void>;
}

/** What was given up can be tried again for so long. */
const DEAD_DAYS = 14;
const DROP_LATE = `select payload->>'id' as id from graphile_worker.complete_jobs(array(
  select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = $1 and j.locked_at is null and (j.payload->>'until')::timestamptz <= $2))`;
const FORGET_DEAD = `select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs
  where attempts >= max_attempts and locked_at is null and updated_at < now() - $1 * interval '1 day'))`;
/** Only jobs that failed before wait so long; the time of others is their own. */
const BRING_FORWARD = `select graphile_worker.reschedule_jobs(array(select id from graphile_worker._private_jobs
    where priority = $1 and attempts between 1 and max_attempts - 1 and locked_at is null
      and run_at > now() + $2 * interval '1 millisecond'), run_at := now() + $2 * interval '1 millisecond')`;

/**
 * Drops letters that are past their time and jobs that were given up long ago, and keeps pauses between tries short
 * enough: a mail server that is back after hours should not wait for hours more.
 */
export async function tidyQueue({ database: { pool }, now, onDropped }: Deps): Promise<void> {
  for (const { id } of (await pool.query<{ id: string }>(DROP_LATE, [LETTER_TASK, now()])).rows)
    await onDropped(id);
  await pool.query(FORGET_DEAD, [DEAD_DAYS]);
  for (const { priority, pauseMaxMs } of Object.values(URGENCY))
    await pool.query(BRING_FORWARD, [priority, pauseMaxMs]);
}
