import type { Gauge, Registry } from '@prometheus-io/client';
import type { Database } from '../db/database.ts';
import { jobStanding, lastBackupAt, mailStanding, queueStanding } from './readings.ts';

interface Deps {
  readonly Gauge: typeof Gauge;
  readonly registers: Registry[];
  readonly pool: Pick<Database['pool'], 'query'>;
}

const MS_PER_S = 1_000;
const seconds = (at: Date): number => at.getTime() / MS_PER_S;

/**
 * What is told of queue, jobs, letters and backups, the same by every process: read anew at each scrape. While the
 * database is away, `ori_db_up` is 0 and the rest is not told.
 */
export function measureDatabase({ Gauge: Measure, registers, pool }: Deps): () => Promise<void> {
  const of = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Measure({ name, help, labelNames, registers });
  const up = of('ori_db_up', 'Whether the database answers', []);
  const latency = of('ori_db_latency_seconds', 'How long a statement took at this scrape', []);
  const waiting = of('ori_queue_jobs', 'Jobs that wait or are worked on, by task', ['task']);
  const oldest = of('ori_queue_oldest_seconds', 'How long the oldest job that is due has waited, by task', [
    'task',
  ]);
  const givenUp = of('ori_queue_given_up', 'Jobs and letters that were given up, by task', ['task']);
  const success = of('ori_job_last_success_timestamp_seconds', 'When a job last went well', ['job']);
  const failing = of('ori_job_failing', 'Whether a job failed when it last ran', ['job']);
  const mail = of('ori_mail_last_timestamp_seconds', 'When a letter last left, or failed to', ['outcome']);
  const backup = of('ori_backup_last_success_timestamp_seconds', 'When the last good backup was made', []);
  const told = [latency, waiting, oldest, givenUp, success, failing, mail, backup];

  async function readQueue(): Promise<void> {
    const tasks = await queueStanding(pool);
    const now = Date.now();
    for (const task of tasks) {
      const label = { task: task.task };
      waiting.set(label, task.waiting);
      givenUp.set(label, task.givenUp);
      oldest.set(label, task.oldestSince ? Math.max(0, (now - task.oldestSince.getTime()) / MS_PER_S) : 0);
    }
  }
  async function readJobs(): Promise<void> {
    for (const { job, lastRunAt, isFailing } of await jobStanding(pool)) {
      success.set({ job }, seconds(lastRunAt));
      failing.set({ job }, Number(isFailing));
    }
  }
  async function readOthers(): Promise<void> {
    const [{ deliveredAt, failedAt }, madeAt] = await Promise.all([mailStanding(pool), lastBackupAt(pool)]);
    if (deliveredAt) mail.set({ outcome: 'delivered' }, seconds(deliveredAt));
    if (failedAt) mail.set({ outcome: 'failed' }, seconds(failedAt));
    if (madeAt) backup.set(seconds(madeAt));
  }

  return async () => {
    for (const each of told) each.reset();
    try {
      const beganAt = performance.now();
      await pool.query('select 1');
      latency.set((performance.now() - beganAt) / MS_PER_S);
      await Promise.all([readQueue(), readJobs(), readOthers()]);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
