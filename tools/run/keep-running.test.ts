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

it('keeps several: starts anew the one that was killed, alone, and ends with all of them', async () => {
  const { child, exited, pid } = keep('stay', '3');
  const pids = [await pid(), await pid(), await pid()];
  process.kill(pids[1] ?? 0, 'SIGKILL');
  const anew = await pid();
  expect(pids).not.toContain(anew);
  const alive = [pids[0] ?? 0, pids[2] ?? 0, anew];
  for (const each of alive) expect(process.kill(each, 0)).toBe(true);
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
  for (const each of alive) expect(() => process.kill(each, 0)).toThrow('ESRCH');
});

it('starts no second program where the first never got ready', async () => {
  expect((await keep('refuse', '3').exited)[0]).toBe(3);
});
