import { spawn } from 'node:child_process';
import { root } from './project.ts';

/** Runs the server until it ends or is told to; signals are passed on so that it can close cleanly. */
export function serveProduct(env: Record<string, string>): void {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
