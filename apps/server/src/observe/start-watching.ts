import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Log } from '../db/log.ts';
import type { Answered } from '../http/answered.ts';
import type { ObserveSettings } from './observe-settings.ts';

/** A collector that is away must not hold up the end of the process. */
const END_MAX_MS = 2_000;

interface Deps {
  readonly settings: ObserveSettings;
  readonly version: string;
  readonly log: Log;
}

/** Metrics of this process: `hear` is told of each answer, `listen` opens their door. */
interface Measuring {
  hear(answered: Answered): void;
  listen(): Promise<void>;
}

/**
 * What watches the server from outside, each part only where it is set, and read only then: traces from here on, so
 * before the database is opened; metrics once `measure` was called.
 */
export async function startWatching({ settings, version, log }: Deps) {
  const { metrics: door, traces } = settings;
  const closing: (() => Promise<void>)[] = [];
  if (traces !== null) {
    const { startTracing } = await import('./tracing.ts');
    closing.push((await startTracing({ ...traces, version, log })).close);
  }
  return {
    /** Null where no port is set for metrics. */
    async measure(database: Pick<Database, 'pool'>): Promise<Measuring | null> {
      if (door === null) return null;
      const [{ createMetrics }, { listenForMetrics }] = await Promise.all([
        import('./metrics.ts'),
        import('./metrics-listener.ts'),
      ]);
      const metrics = await createMetrics({ database, version });
      return {
        hear: metrics.hear,
        async listen() {
          const { port, close } = await listenForMetrics({ ...door, metrics, log });
          closing.push(close);
          log.info({ port }, 'metrics are told');
        },
      };
    },
    /** What was not sent yet is sent, within two seconds. */
    async close(): Promise<void> {
      const ended = Promise.all(closing.map((close) => close())).catch((error: unknown) =>
        log.warn({ err: error }, 'watching did not end in order'),
      );
      await Promise.race([ended, sleep(END_MAX_MS, undefined, { ref: false })]);
    },
  };
}
