import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { killTellers } from '../../../testing/alert-kills.ts';
import { type TemporaryFolder, temporaryFolder } from '../../../testing/temporary-folder.ts';

// A cluster of its own, which is killed as well, on a machine that other work may keep busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

it('every alert whose child was answered ends as a letter, whatever is killed on the way', async () => {
  const told = await killTellers({ dataDir: folder.path, kills: 20 });
  expect(told.kept).toBeGreaterThan(20);
  expect(told.lost).toEqual([]);
});
