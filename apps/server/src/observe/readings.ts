import type { Database } from '../db/database.ts';

type Pool = Pick<Database['pool'], 'query'>;

/** One kind of job in the queue. */
export interface TaskStanding {
  readonly task: string;
  /** Not yet done and not given up, those of a later time included. */
  readonly waiting: number;
  readonly givenUp: number;
  /** Since when the oldest one that is due waits, or is worked on; null: none is due. */
  readonly oldestSince: Date | null;
}
export interface JobStanding {
  readonly job: string;
  readonly lastRunAt: Date;
  readonly isFailing: boolean;
}
export interface MailStanding {
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
}

const TASKS = `select t.identifier as task,
    (count(*) filter (where attempts < max_attempts or locked_at is not null))::int as waiting,
    (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as "givenUp",
    min(coalesce(j.locked_at, j.run_at)) filter (where j.locked_at is not null or (attempts < max_attempts and run_at <= now()))
      as "oldestSince"
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id group by 1 order by 1`;
const JOBS = `select r.job, r.last_run_at as "lastRunAt", f.job is not null as "isFailing"
  from job_runs r left join job_failures f on f.job = r.job order by 1`;
const BACKUP = 'select max(made_at) as at from backups';
const MAIL = 'select outcome, at from mail_standing';
const TRIED = `insert into mail_standing (outcome, at) values ($1, $2)
  on conflict (outcome) do update set at = greatest(mail_standing.at, excluded.at)`;

/** What the queue holds, by the names of tasks. */
export const queueStanding = async (pool: Pool): Promise<TaskStanding[]> =>
  (await pool.query<TaskStanding>(TASKS)).rows;

/** Since when the oldest job that is due waits, over all tasks. */
export function oldestOf(tasks: readonly TaskStanding[]): Date | null {
  const moments = tasks.flatMap(({ oldestSince }) => (oldestSince === null ? [] : [oldestSince.getTime()]));
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

export const jobStanding = async (pool: Pool): Promise<JobStanding[]> =>
  (await pool.query<JobStanding>(JOBS)).rows;

/** When the last backup was made that was checked. */
export const lastBackupAt = async (pool: Pool): Promise<Date | null> =>
  (await pool.query<{ at: Date | null }>(BACKUP)).rows[0]?.at ?? null;

export async function mailStanding(pool: Pool): Promise<MailStanding> {
  const { rows } = await pool.query<{ outcome: string; at: Date }>(MAIL);
  const at = (outcome: string) => rows.find((row) => row.outcome === outcome)?.at ?? null;
  return { deliveredAt: at('delivered'), failedAt: at('failed') };
}

/** Keeps that a letter was tried just now, and how it ended. */
export async function noteTried(pool: Pool, outcome: 'delivered' | 'failed', at: Date): Promise<void> {
  await pool.query(TRIED, [outcome, at]);
}
