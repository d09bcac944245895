import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMsOf, databaseCpuMs, machineCpuMs } from './process-time.ts';

export interface Figures {
  readonly name: string;
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Processor time of the app per request, in milliseconds. */
  readonly appCpuMs: number;
  /** Processor time of the database per request, in milliseconds. */
  readonly databaseCpuMs: number;
  /** The share of all cores (0 to 1) that neither the app nor the database used, though somebody did. */
  readonly otherShare: number;
  readonly failures: number;
}

interface Work {
  readonly name: string;
  readonly requests: number;
  readonly appPid: number;
  /** The first process of the database; null where none is asked. */
  readonly databasePid: number | null;
  /** Sends the n-th request and tells whether it was answered as it should be. */
  readonly send: (n: number) => Promise<boolean>;
}

export interface Load extends Work {
  readonly concurrency: number;
}

export interface Arrivals extends Work {
  /** How many arrive in a second, on average. */
  readonly perSecond: number;
}

/** Sends the n-th request and writes down its time, counted from `sinceMs`. */
type Timed = (n: number, sinceMs: number) => Promise<void>;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Runs the requests as `drive` sends them, and reads what they cost. */
async function observe(work: Work, drive: (timed: Timed) => Promise<void>): Promise<Figures> {
  const times: number[] = [];
  let failures = 0;
  const used = () => {
    const database = work.databasePid === null ? 0 : databaseCpuMs(work.databasePid);
    return { app: cpuMsOf(work.appPid), database, machine: machineCpuMs(), atMs: performance.now() };
  };
  const before = used();
  await drive(async (n, sinceMs) => {
    if (!(await work.send(n))) failures += 1;
    times.push(performance.now() - sinceMs);
  });
  const after = used();
  const [app, database] = [after.app - before.app, after.database - before.database];
  const elapsedMs = after.atMs - before.atMs;
  const other = after.machine - before.machine - app - database;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name: work.name,
    requests: work.requests,
    perSecond: (work.requests * 1000) / elapsedMs,
    p50Ms: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
    p99Ms: quantile(sorted, 0.99),
    appCpuMs: app / work.requests,
    databaseCpuMs: database / work.requests,
    otherShare: Math.max(0, other) / (elapsedMs * availableParallelism()),
    failures,
  };
}

/** A closed loop of requests, bounded in count: so many are always in flight, the next waits for one to be done. */
export function measure(load: Load): Promise<Figures> {
  return observe(load, async (timed) => {
    let next = 0;
    const worker = async () => {
      while (next < load.requests) await timed(next++, performance.now());
    };
    await Promise.all(Array.from({ length: load.concurrency }, worker));
  });
}

/**
 * Requests that arrive by chance (Poisson), whether or not earlier ones are done. Times count from the
 * moment a request was due, so that neither a queue nor a late sender can hide.
 */
export function measureArrivals(load: Arrivals): Promise<Figures> {
  return observe(load, async (timed) => {
    const sent: Promise<void>[] = [];
    let dueMs = performance.now();
    for (let n = 0; n < load.requests; n++) {
      dueMs += (-Math.log(1 - Math.random()) * 1000) / load.perSecond;
      const earlyMs = dueMs - performance.now();
      if (earlyMs > 0) await sleep(earlyMs);
      sent.push(timed(n, dueMs));
    }
    await Promise.all(sent);
  });
}

const column = (value: number, digits = 2) => value.toFixed(digits).padStart(9);

/** A table of figures; `bare` is the one that ratios are taken to. */
export function table(rows: readonly Figures[], bare: Figures): string {
  const head = `${'work'.padEnd(26)}   req/s   p50 ms   p99 ms  app cpu   db cpu   × bare  failed`;
  const lines = rows.map((row) =>
    [
      row.name.padEnd(26),
      column(row.perSecond, 0),
      column(row.p50Ms),
      column(row.p99Ms),
      column(row.appCpuMs, 3),
      column(row.databaseCpuMs, 3),
      column((row.appCpuMs + row.databaseCpuMs) / (bare.appCpuMs + bare.databaseCpuMs), 1),
      String(row.failures).padStart(7),
    ].join(''),
  );
  return [head, ...lines].join('\n');
}
