import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import type { Log } from '../db/log.ts';

/** Something done now and then, by one process for all of them. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Safe to run twice; it is not run at the same time by two processes. */
  readonly run: () => Promise<void>;
}

interface Deps {
  readonly database: Pick<Database, 'sessions'>;
  readonly now: () => Date;
  readonly log: Log;
}

const LOCK = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))';
const LAST = 'select last_run_at as "lastRunAt" from job_runs where job = $1';
const RAN =
  'insert into job_runs (job, last_run_at) values ($1, $2) on conflict (job) do update set last_run_at = excluded.last_run_at';

const FAILED = `insert into job_failures as f (job, since, times) values ($1, $2, 1)
  on conflict (job) do update set times = f.times + 1`;
const WELL_AGAIN = 'delete from job_failures where job = $1';

/** Runs it, and keeps whether it went well: who runs the installation reads of what fails. */
async function runAndNote(
  { name, run }: Job,
  client: Pick<PoolClient, 'query'>,
  now: () => Date,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    await client.query(FAILED, [name, now()]);
    throw error;
  }
  await client.query(RAN, [name, now()]);
  await client.query(WELL_AGAIN, [name]);
}

/** Runs the job when it is due, and no other process runs it now; false otherwise. */
export async function runIfDue(job: Job, { database, now }: Deps): Promise<boolean> {
  const { name, everyMs } = job;
  const client = await database.sessions.connect();
  const lock = `job:${name}`;
  try {
    const { rows } = await client.query<{ held: boolean }>(LOCK, [lock]);
    if (rows[0]?.held !== true) return false;
    try {
      const [last] = (await client.query<{ lastRunAt: Date }>(LAST, [name])).rows;
      if (last !== undefined && now().getTime() - last.lastRunAt.getTime() < everyMs) return false;
      await runAndNote(job, client, now);
      return true;
    } finally {
      await client.query(UNLOCK, [lock]);
    }
  } finally {
    client.release();
  }
}

/** Looks through the jobs every minute; what fails is logged and tried again. Answers how to stop. */
export function startJobs(jobs: readonly Job[], deps: Deps, lookEveryMs = 60_000): () => Promise<void> {
  let underway: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    for (const job of jobs) {
      await runIfDue(job, deps).catch((error: unknown) =>
        deps.log.error({ err: error, job: job.name }, 'a job failed'),
      );
    }
  }
  const timer = setInterval(() => {
    underway = underway.then(look);
  }, lookEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await underway;
  };
}
