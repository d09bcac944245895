import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@ori/contracts/result';

/** Longer than a hash and its queue on an ordinary day, shorter than a person minds. */
const REFUSAL_AFTER_MS = 250;

const untilEven = (startedAt: number, afterMs = REFUSAL_AFTER_MS): Promise<void> =>
  wait(Math.max(0, afterMs - (performance.now() - startedAt)));

/** Holds every answer back, the good one too: for calls whose time would tell what their words do not. */
export async function answerInTime<Value>(
  afterMs: number | undefined,
  attempt: () => Promise<Value>,
): Promise<Value> {
  const startedAt = performance.now();
  const result = await attempt();
  await untilEven(startedAt, afterMs);
  return result;
}

/**
 * Holds every refusal back until the same moment after the try came, so that its time does not tell a
 * spent budget from a wrong PIN, or either from a Sacred ID nobody has. Success is not held back.
 */
export async function refuseInTime<Value, Failure>(
  afterMs: number | undefined,
  attempt: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const startedAt = performance.now();
  const result = await attempt();
  if (!result.ok) await untilEven(startedAt, afterMs);
  return result;
}
