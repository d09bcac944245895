import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

const WINDOW_MS = 60_000;
let nowMs = 0;
const budget = () => createByteBudget({ bytes: 100, windowMs: WINDOW_MS, now: () => new Date(nowMs) });

test('an address may send so many bytes in a window, and the rest once it is over', () => {
  const waitFor = budget();
  expect([waitFor({ ip: '192.0.2.1' }, 60), waitFor({ ip: '192.0.2.1' }, 40)]).toEqual([0, 0]);
  expect(waitFor({ ip: '192.0.2.1' }, 1)).toBe(60);
  expect(waitFor({ ip: '192.0.2.2' }, 100)).toBe(0);
  nowMs += WINDOW_MS;
  expect(waitFor({ ip: '192.0.2.1' }, 100)).toBe(0);
});

test('what was refused counts for nothing: something smaller still passes', () => {
  const waitFor = budget();
  expect(waitFor({ ip: '192.0.2.1' }, 101)).toBeGreaterThan(0);
  expect(waitFor({ ip: '192.0.2.1' }, 100)).toBe(0);
});

test('addresses without end are not remembered without end', () => {
  const waitFor = budget();
  const waits = Array.from({ length: 10_001 }, (_, n) =>
    waitFor({ ip: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` }, 1),
  );
  expect(waits.findIndex((wait) => wait > 0)).toBe(10_000);
});
