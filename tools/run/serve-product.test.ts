import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildIfStale } from './builds.ts';
import { temporaryFolder, type TemporaryFolder } from '../../apps/server/src/testing/temporary-folder.ts';

// Workers start one after the other beside whatever else the machine does; the build is there when the suite runs.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

const SERVED = path.join(import.meta.dirname, 'testing/served.child.ts');
const PATIENT = { timeout: 240_000, interval: 200 };
let folder: TemporaryFolder;
let child: ChildProcess | null = null;
beforeAll(async () => {
  await buildIfStale();
  folder = await temporaryFolder();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await folder.remove();
});

/** Process ids of those that the first process started. */
function workersOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout ?? []) {
    said += String(chunk);
    const address = /ready at (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start: ${said}`);
}

it.skipIf(process.platform !== 'linux')(
  'keeps two workers behind one port: one is killed, the other answers, a new one comes, and both end in order',
  async () => {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder.path, WORKERS: '2' };
    const running = spawn(process.execPath, [SERVED], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = running;
    const pid = running.pid ?? 0;
    const ended = once(running, 'exit');
    const address = await addressOf(running);
    // A call that was handed to the one that is killed gets no answer.
    const isWell = async () => {
      const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(10_000) }).catch(
        () => null,
      );
      return answer?.ok === true;
    };
    await vi.waitFor(() => expect(workersOf(pid)).toHaveLength(2), PATIENT);
    const [first = 0, second = 0] = workersOf(pid);
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(workersOf(pid)).toHaveLength(2), PATIENT);
    expect(workersOf(pid)).toContain(second);
    await vi.waitFor(async () => expect(await isWell()).toBe(true), PATIENT);
    const last = workersOf(pid);
    running.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    for (const each of last) expect(() => process.kill(each, 0)).toThrow('ESRCH');
  },
);
