import type { ChildProcess } from 'node:child_process';
import { passOn } from './pass-on.ts';
import { nextStep } from './restarts.ts';

/** What a program says over its channel once it answers. */
export const READY = 'ready';

/** All programs that are kept, and what is known of all of them together. */
interface Kept {
  readonly start: () => ChildProcess;
  readonly running: Set<ChildProcess>;
  isAsked: boolean;
  wasEverReady: boolean;
  /** The highest exit code, once one of them ended for good. */
  endsWith: number | null;
  /** Called once, when the first answers. */
  onFirstReady: () => void;
}

function endAll(kept: Kept, code: number): void {
  kept.endsWith = Math.max(kept.endsWith ?? 0, code);
  if (kept.running.size === 0) process.exit(kept.endsWith);
  if (!kept.isAsked) for (const each of kept.running) passOn(each, 'SIGTERM');
  kept.isAsked = true;
}

/** Runs one program, again and again. */
function runOne(kept: Kept, shortRuns = 0): void {
  let readyAt: number | null = null;
  const child = kept.start();
  kept.running.add(child);
  child.on('message', (message) => {
    if (message !== READY) return;
    readyAt = performance.now();
    if (kept.wasEverReady) return;
    kept.wasEverReady = true;
    kept.onFirstReady();
  });
  child.on('exit', (exitCode, signal) => {
    // Asked to stop while it was still starting, it had nothing to close.
    const code = kept.isAsked && signal !== null && signal !== 'SIGKILL' ? 0 : exitCode;
    kept.running.delete(child);
    const readyForMs = readyAt === null ? 0 : performance.now() - readyAt;
    const step = nextStep({ ...kept, code, readyForMs, shortRuns });
    if ('end' in step) return endAll(kept, step.end);
    const why = signal ?? `exit code ${code}`;
    process.stderr.write(`The server ended (${why}); it starts again in ${step.againAfterMs / 1_000} s.\n`);
    setTimeout(() => {
      if (!kept.isAsked) runOne(kept, step.shortRuns);
    }, step.againAfterMs);
  });
}

/**
 * Keeps programs running: after a crash one is started anew (`nextStep`), and signals are passed on so that all can
 * close cleanly. The others start once the first answers. Ends this process with the highest exit code of all.
 * @param start starts one program with a channel to it (`stdio` with `ipc`)
 * @param count how many run beside each other
 */
export function keepRunning(start: () => ChildProcess, count = 1): void {
  const kept: Kept = {
    start,
    running: new Set(),
    isAsked: false,
    wasEverReady: false,
    endsWith: null,
    onFirstReady: () => {
      for (let more = 1; more < count; more += 1) runOne(kept);
    },
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      kept.isAsked = true;
      // Between two runs nothing hears it: then this process is all that there is to end.
      const heard = [...kept.running].filter((each) => passOn(each, signal));
      if (heard.length === 0) process.exit(0);
    });
  }
  runOne(kept);
}
