import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CronItem, parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type { Database } from '../db/database.ts';
import type { Log } from '../db/log.ts';
import { createPresence } from './presence.ts';
import type { Queue } from './queue.ts';
import { quietLogger } from './quiet-logger.ts';

interface Deps {
  readonly database: Pick<Database, 'pool' | 'sessions'>;
  readonly queue: Pick<Queue, 'tasks'>;
  readonly log: Log;
  /** What is added to the queue at its time, by one of all processes. */
  readonly cron?: readonly CronItem[];
  /** How often this process says that it lives; one that did not for six times so long is taken for dead. */
  readonly beatMs?: number;
}

/** Jobs of one process at a time; each may hold a connection. */
const AT_ONCE = 4;
const BEAT_MS = 10_000;
const AGAIN_MS = 1_000;
/** A worker that lost its database and does not end within this is left behind; its jobs are given back to others. */
const END_MAX_MS = 15_000;
/** That a job was done or failed is written with retries: without, a database that is away ends the process. */
const WRITTEN_WITH_RETRIES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Works on the queue until it is stopped; begins anew when the database was away. Answers how to stop. */
export async function startWorkers(deps: Deps): Promise<() => Promise<void>> {
  const { database, queue, log, cron = [], beatMs = BEAT_MS } = deps;
  const presence = createPresence(database, beatMs * 6);
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => presence.name(workerPool.id));
  const begin = () =>
    run({
      preset: WRITTEN_WITH_RETRIES,
      pgPool: database.sessions,
      concurrency: AT_ONCE,
      taskList: { ...queue.tasks },
      parsedCronItems: parseCronItems([...cron]),
      noHandleSignals: true,
      logger: quietLogger,
      events,
    });
  let runner: Runner | null = null;
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        runner = await begin();
        const ending = once(events, 'stop').then(() => sleep(END_MAX_MS, undefined, { ref: false }));
        if (stopping.signal.aborted) await runner.stop();
        await Promise.race([runner.promise, ending]);
      } catch (error) {
        log.error({ err: error }, 'the queue is not worked on; it is begun anew');
      }
      runner = null;
      if (!stopping.signal.aborted) await sleep(AGAIN_MS, undefined, stopping).catch(() => undefined);
    }
  }
  async function keepBeating(): Promise<void> {
    while (!stopping.signal.aborted) {
      await presence.beat().catch((error: unknown) => log.warn({ err: error }, 'no beat of the queue'));
      await sleep(beatMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const done = [keepRunning(), keepBeating()];
  return async () => {
    stopping.abort();
    await runner?.stop();
    await Promise.all(done);
    await presence.leave().catch(() => undefined);
  };
}
