import type { Database } from '../db/database.ts';
import type { Log } from '../db/log.ts';
import type { Answered } from '../http/answered.ts';
import type { ObserveSettings } from './observe-settings.ts';

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
    /** What was not sent yet is sent. */
    async close(): Promise<void> {
      for (const close of closing)
        await close().catch((error: unknown) => log.warn({ err: error }, 'watching did not end in order'));
    },
  };
}
