import { cpuMsOf } from './process-time.ts';

export interface Figures {
  readonly name: string;
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the app per request, in milliseconds. */
  readonly appCpuMs: number;
  /** Processor time of the database per request, in milliseconds. */
  readonly databaseCpuMs: number;
  readonly failures: number;
}

export interface Load {
  readonly name: string;
  readonly requests: number;
  readonly concurrency: number;
  readonly appPid: number;
  readonly databasePids: readonly number[];
  /** Sends the n-th request and tells whether it was answered as it should be. */
  readonly send: (n: number) => Promise<boolean>;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Runs a closed loop of requests, bounded in count, and reads what they cost. */
export async function measure(load: Load): Promise<Figures> {
  const times: number[] = [];
  let next = 0;
  let failures = 0;
  const worker = async () => {
    while (next < load.requests) {
      const n = next++;
      const startedMs = performance.now();
      if (!(await load.send(n))) failures += 1;
      times.push(performance.now() - startedMs);
    }
  };
  const databaseCpu = () => load.databasePids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  const [appBefore, databaseBefore, startedMs] = [cpuMsOf(load.appPid), databaseCpu(), performance.now()];
  await Promise.all(Array.from({ length: load.concurrency }, worker));
  const elapsedMs = performance.now() - startedMs;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name: load.name,
    requests: load.requests,
    perSecond: (load.requests * 1000) / elapsedMs,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    appCpuMs: (cpuMsOf(load.appPid) - appBefore) / load.requests,
    databaseCpuMs: (databaseCpu() - databaseBefore) / load.requests,
    failures,
  };
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
