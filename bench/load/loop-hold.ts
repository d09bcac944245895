import { monitorEventLoopDelay } from 'node:perf_hooks';

const NS_PER_MS = 1_000_000;
const RESOLUTION_MS = 1;

/** The longest time, in milliseconds, for which this thread answered nobody while the work went on. */
export async function longestHoldMs(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / NS_PER_MS;
}
