import { spawn } from 'node:child_process';
import { SERVER_PROGRAM } from './builds.ts';
import { keepRunning } from './keep-running.ts';
import { root } from './project.ts';

/** V8's default of 16 MiB a half costs a third of the memory at rest and gains nothing here (measured). */
const SMALL_YOUNG_SPACE = '--max-semi-space-size=8';
/** One arena of the C library for each thread would hold on to 30 MB more (measured). */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** Runs the server until it ends or is told to, and starts it anew after a crash. */
export function serveProduct(env: Record<string, string>): void {
  keepRunning(() =>
    spawn(process.execPath, [SMALL_YOUNG_SPACE, SERVER_PROGRAM], {
      cwd: root,
      env: { ...FEW_ARENAS, ...process.env, ...env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  );
}
