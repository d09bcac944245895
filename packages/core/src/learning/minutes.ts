/** Longer than this on one question is taken as a break, not as work. */
export const COUNTED_MS_PER_ANSWER_MAX = 180_000;
const MINUTE_MS = 60_000;

/** How much of an answer's duration counts as work, in milliseconds. */
export function countedMs(durationMs: number): number {
  return Math.min(Math.max(durationMs, 0), COUNTED_MS_PER_ANSWER_MAX);
}

/** Whole minutes of counted work; any work at all shows as at least one. */
export function minutesOf(workedMs: number): number {
  return workedMs <= 0 ? 0 : Math.max(1, Math.round(workedMs / MINUTE_MS));
}

/** Minutes worked, from the durations of the answers given. */
export function minutesWorked(durationsMs: readonly number[]): number {
  return minutesOf(durationsMs.reduce((sum, durationMs) => sum + countedMs(durationMs), 0));
}
