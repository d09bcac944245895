import type { Counter, Gauge as Measure, Histogram, Registry } from '@prometheus-io/client';
import type { Database } from '../db/database.ts';
import { openStreams } from '../graphql/streams.ts';
import type { Answered } from '../http/answered.ts';
import { measureDatabase } from './metrics-of-database.ts';
import { loadOf, WORKS } from './work.ts';

export interface MetricsDeps {
  readonly database: Pick<Database, 'pool'>;
  readonly version: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS_PER_S = 1_000;
const TOO_MANY = 429;

interface OfRequests {
  readonly requests: Counter<'route' | 'method' | 'status'>;
  readonly durations: Histogram<'route' | 'method'>;
  readonly limited: Counter<'route'>;
}

/** Routes are patterns of ours and one word for all else, so that strangers cannot make labels. */
function hearing({ requests, durations, limited }: OfRequests) {
  return ({ method: asked, route, status, durationMs, isStream }: Answered): void => {
    const method = METHODS.includes(asked) ? asked : 'other';
    requests.inc({ route, method, status: `${Math.floor(status / 100)}xx` });
    if (!isStream) durations.observe({ route, method }, durationMs / MS_PER_S);
    if (status === TOO_MANY) limited.inc({ route });
  };
}

interface OfProcess {
  readonly Gauge: typeof Measure;
  readonly registers: Registry[];
  readonly pool: Pick<Database['pool'], 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly version: string;
}

/** What is read of this process at each scrape. */
function measureProcess({ Gauge, registers, pool, version }: OfProcess): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const info = new Gauge({
    name: 'ori_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers,
  });
  info.set({ version }, 1);
  gauge('ori_db_pool_connections', 'Open connections to the database', () => pool.totalCount);
  gauge('ori_db_pool_in_use', 'Connections in use', () => pool.totalCount - pool.idleCount);
  gauge('ori_db_pool_waiting', 'Askers that wait for a connection', () => pool.waitingCount);
  gauge('ori_streams_open', 'Open streams of live updates', openStreams);
  const pieces = new Gauge({
    name: 'ori_work_pieces',
    help: 'Work of threads and processes of their own: in hand, and waiting',
    labelNames: ['work', 'state'],
    registers,
    collect() {
      for (const work of WORKS)
        for (const [state, count] of Object.entries(loadOf(work))) this.set({ work, state }, count);
    },
  });
  pieces.reset();
}

/**
 * What this process tells a Prometheus of itself: no name, address, id or query of anybody in it. The library is read
 * only where it is asked for.
 */
export async function createMetrics({ database, version }: MetricsDeps) {
  const {
    Registry: Registers,
    Counter,
    Gauge,
    Histogram,
    collectDefaultMetrics,
  } = (await import('@prometheus-io/client')).default;
  const registry: Registry = new Registers();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  measureProcess({ Gauge, registers, pool: database.pool, version });
  const hear = hearing({
    requests: new Counter({
      name: 'ori_http_requests_total',
      help: 'Answered requests by route pattern, method and status class',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'ori_http_request_duration_seconds',
      help: 'How long answers took, streams left out',
      labelNames: ['route', 'method'],
      buckets: SECONDS,
      registers,
    }),
    limited: new Counter({
      name: 'ori_http_rate_limited_total',
      help: 'Requests refused because too many came',
      labelNames: ['route'],
      registers,
    }),
  });
  const readDatabase = measureDatabase({ Gauge, registers, pool: database.pool });
  return {
    hear,
    contentType: registry.contentType,
    /** All of it as a Prometheus reads it. */
    async text(): Promise<string> {
      await readDatabase();
      return registry.metrics();
    },
    close: (): void => registry.clear(),
  };
}
export type Metrics = Awaited<ReturnType<typeof createMetrics>>;
