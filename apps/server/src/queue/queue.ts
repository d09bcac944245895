import { sql } from 'drizzle-orm';
import { runTaskListOnce, type TaskList } from 'graphile-worker';
import type { Database, Executor } from '../db/database.ts';
import type { Log } from '../db/log.ts';
import { traced } from '../observe/work.ts';
import { quietLogger } from './quiet-logger.ts';
import { JobFailed, reasonOf } from './reason-of.ts';
import { URGENCY, type Urgency } from './urgency.ts';

/** A thing to be done, at least once. */
export interface NewJob {
  readonly task: string;
  /** Kept as JSON. */
  readonly payload: unknown;
  readonly urgency: Urgency;
  /** While a job with this key is there, waiting, at work or given up, it is not added again. */
  readonly key?: string;
}
type Handler = (payload: unknown) => Promise<void>;

/** The durable queue in PostgreSQL that carries every letter, job and timer (docs/decisions/040). */
export interface Queue {
  /** Says who does the jobs of a name; safe to run twice with the same payload. To be called before jobs are worked on. */
  handle(task: string, run: Handler): void;
  /** Keeps a job: with `within` in that transaction, so that it is there exactly when what it belongs to is. */
  add(job: NewJob, within?: Executor): Promise<void>;
  /** Does what is due now, one after another; what fails is left to a later try. */
  drain(): Promise<void>;
  /** What workers run, by name. */
  readonly tasks: TaskList;
}

interface Deps {
  readonly database: Pick<Database, 'db' | 'sessions'>;
  readonly log: Log;
}

/**
 * The same within a statement that keeps more than a job: SQL that adds it, once while its key is there. Task and
 * urgency are ours; payload and key are expressions of SQL.
 */
export function addJobSql(task: string, urgency: Urgency, payload: string, key: string): string {
  const { priority, tries } = URGENCY[urgency];
  return `graphile_worker.add_job('${task}', ${payload}, max_attempts := ${tries}, priority := ${priority},
    job_key := ${key}, job_key_mode := 'unsafe_dedupe')`;
}

export function createQueue({ database, log }: Deps): Queue {
  const tasks: TaskList = {};
  // The library remembers by these which numbers names have: they are of one database.
  const once = { noHandleSignals: true, logger: quietLogger } as const;
  return {
    tasks,
    handle(task, run) {
      tasks[task] = async (payload, { job }) => {
        try {
          await traced({ kind: 'task', name: `task ${task}` }, () => run(payload));
        } catch (error) {
          const { attempts: attempt, max_attempts: of } = job;
          log.error({ err: error, task, job: job.id, attempt, of }, 'a job failed');
          throw new JobFailed(reasonOf(error));
        }
      };
    },
    async add({ task, payload, urgency, key }, within = database.db) {
      const { priority, tries } = URGENCY[urgency];
      await within.execute(sql`select 1 from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
        max_attempts := ${tries}::int, priority := ${priority}::int, job_key := ${key ?? null}::text,
        job_key_mode := ${key === undefined ? 'replace' : 'unsafe_dedupe'})`);
    },
    async drain() {
      const client = await database.sessions.connect();
      try {
        await runTaskListOnce(once, tasks, client).promise;
      } finally {
        client.release();
      }
    },
  };
}
