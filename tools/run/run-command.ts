import { spawn } from 'node:child_process';
import { passOn } from './pass-on.ts';
import { root } from './project.ts';

const PROGRAM = 'apps/server/src/commands/run-command.ts';

/** Runs a command of the server with this process's arguments, in its terminal, and ends with its exit code. */
export function runCommand(name: string): void {
  const child = spawn(process.execPath, [PROGRAM, name, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => passOn(child, signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
