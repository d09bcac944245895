import { expect, it } from 'vitest';
import { workerCount } from './worker-count.ts';

const GB = 1024 ** 3;

it('is one unless something is asked for', () => {
  const machine = { cores: 8, memoryBytes: 64 * GB };
  for (const wanted of [undefined, '', '0', '-3', 'many']) expect(workerCount(wanted, machine)).toBe(1);
  expect(workerCount('3', machine)).toBe(3);
});

it('by itself fits cores and memory, and leaves room for the database', () => {
  expect(workerCount('auto', { cores: 4, memoryBytes: 16 * GB })).toBe(4);
  expect(workerCount('auto', { cores: 4, memoryBytes: 1 * GB })).toBe(1);
  expect(workerCount('auto', { cores: 4, memoryBytes: 2 * GB })).toBe(3);
  expect(workerCount('auto', { cores: 64, memoryBytes: 256 * GB })).toBe(6);
});
