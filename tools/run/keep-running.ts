import type { ChildProcess } from 'node:child_process';
import { passOn } from './pass-on.ts';
import { nextStep } from './restarts.ts';

/** What a program says over its channel once it answers. */
export const READY = 'ready';

/**
 * Keeps a program running: after a crash it is started anew (`nextStep`), and signals are passed on so that it can
 * close cleanly. Ends this process with the program's exit code.
 * @param start starts the program with a channel to it (`stdio` with `ipc`)
 */
export function keepRunning(start: () => ChildProcess): void {
  let isAsked = false;
  let wasEverReady = false;
  let shortRuns = 0;
  let child: ChildProcess;

  function run(): void {
    let readyAt: number | null = null;
    child = start();
    child.on('message', (message) => {
      if (message !== READY) return;
      readyAt = performance.now();
      wasEverReady = true;
    });
    child.on('exit', (code, signal) => {
      const readyForMs = readyAt === null ? 0 : performance.now() - readyAt;
      const step = nextStep({ code, isAsked, wasEverReady, readyForMs, shortRuns });
      if ('end' in step) process.exit(step.end);
      ({ shortRuns } = step);
      const why = signal ?? `exit code ${code}`;
      process.stderr.write(`The server ended (${why}); it starts again in ${step.againAfterMs / 1_000} s.\n`);
      setTimeout(run, step.againAfterMs);
    });
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isAsked = true;
      // Between two runs nothing hears it: then this process is all that there is to end.
      if (!passOn(child, signal)) process.exit(0);
    });
  }
  run();
}
