import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { withFileLock } from './file-lock.ts';

let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

it('lets one piece of work in at a time, and passes its result or failure on', async () => {
  const file = path.join(folder.path, 'one-at-a-time');
  let inside = 0;
  const work = async (name: string) => {
    inside += 1;
    await sleep(20);
    const seen = inside;
    inside -= 1;
    if (name === 'failing') throw new Error(name);
    return `${name} saw ${seen}`;
  };
  const tries = ['first', 'failing', 'third'].map((name) => withFileLock(file, () => work(name)));
  const results = await Promise.allSettled(tries);
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason))),
  ).toEqual(['first saw 1', 'Error: failing', 'third saw 1']);
});

it('is free again the moment its holder is killed', async () => {
  const file = path.join(folder.path, 'killed');
  const lockModule = JSON.stringify(path.join(import.meta.dirname, 'file-lock.ts'));
  const script = `const { withFileLock } = await import(${lockModule});
    await withFileLock(${JSON.stringify(file)}, () => { console.log('held'); return new Promise((r) => setTimeout(r, 60_000)); });`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  let isIn = false;
  const waiting = withFileLock(file, async () => {
    isIn = true;
  });
  await sleep(100);
  expect(isIn).toBe(false);
  holder.kill('SIGKILL');
  await waiting;
  expect(isIn).toBe(true);
});
