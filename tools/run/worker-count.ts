/** What a machine has for workers. */
export interface Machine {
  readonly cores: number;
  readonly memoryBytes: number;
}

const MB = 1024 * 1024;
/** One worker with its threads under load, rounded up (bench/scale.bench.ts prints what it takes). */
const WORKER_BYTES = 400 * MB;
/** The database, the system and what comes and goes: typesetting, backups. */
const REST_BYTES = 600 * MB;
/** More would take more connections than a database server gives where nobody set it up for it. */
const AUTO_AT_MOST = 6;

/**
 * How many workers WORKERS asks for: a number, or `auto` for as many as the machine has cores and memory for, up to 6.
 * Unset, and what is no number, is one: the server itself says what is wrong with its settings.
 */
export function workerCount(wanted: string | undefined, { cores, memoryBytes }: Machine): number {
  if (wanted !== 'auto') return Math.max(1, Math.trunc(Number(wanted)) || 1);
  const fitting = Math.floor((memoryBytes - REST_BYTES) / WORKER_BYTES);
  return Math.max(1, Math.min(cores, fitting, AUTO_AT_MOST));
}
