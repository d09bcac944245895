import type { ChildProcess } from 'node:child_process';

/**
 * Passes a signal on to a child; answers whether there was one to hear it. On Windows a key press reaches each process of
 * the console by itself, and a signal that is sent would end one at once.
 */
export function passOn(child: ChildProcess, signal: NodeJS.Signals): boolean {
  if (process.platform === 'win32') return child.exitCode === null && child.signalCode === null;
  return child.kill(signal);
}
