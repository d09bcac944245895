import type { FamilyPart } from '@ori/contracts/family-news';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFamilyFollower, REFETCH_GAP_MS } from './family-follower.ts';

const asked: FamilyPart[][] = [];
let settle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  settle = [];
});
afterEach(() => vi.useRealTimers());

function open() {
  return createFamilyFollower({
    refetch: (parts) =>
      new Promise<void>((resolve) => {
        asked.push([...parts]);
        settle.push(resolve);
      }),
  });
}

it('asks at once for the first piece of news, and once a second at most for a burst, leaving nothing out', async () => {
  const follower = open();
  for (let n = 0; n < 50; n += 1) follower.hear(['work']);
  follower.hear(['alerts']);
  expect(asked).toEqual([['work']]);
  settle[0]?.();
  await vi.advanceTimersByTimeAsync(REFETCH_GAP_MS - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([['work'], ['work', 'alerts']]);
});

it('asks again only once the last answer is there, so that a slow network does not starve the page', async () => {
  const follower = open();
  follower.hear(['work']);
  follower.hear(['given']);
  await vi.advanceTimersByTimeAsync(5 * REFETCH_GAP_MS);
  expect(asked).toHaveLength(1);
  settle[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([['work'], ['given']]);
});

it('is quiet when nothing happens, asks at once after a rest, and never once it is stopped', async () => {
  const follower = open();
  follower.hear(['work']);
  settle[0]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  follower.hear(['kim']);
  expect(asked).toHaveLength(2);
  follower.hear(['plan']);
  follower.stop();
  settle[1]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});
