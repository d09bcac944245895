import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const KEPT = path.join(import.meta.dirname, 'testing/kept.child.ts');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** A program kept running, and the lines it says, one by one. */
function keep(...how: string[]) {
  const child = spawn(process.execPath, [KEPT, ...how], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const lines = child.stdout.setEncoding('utf8').iterator() as AsyncIterator<string>;
  return { child, exited, pid: async () => Number((await lines.next()).value) };
}

it('starts a killed program anew, and ends with it when told to', async () => {
  const { child, exited, pid } = keep('stay');
  const first = await pid();
  process.kill(first, 'SIGKILL');
  const second = await pid();
  expect(second).not.toBe(first);
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  expect(() => process.kill(second, 0)).toThrow('ESRCH');
});

it('ends with the code of a program that never got ready', async () => {
  expect((await keep('refuse').exited)[0]).toBe(3);
});
