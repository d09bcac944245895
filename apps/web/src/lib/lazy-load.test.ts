import { describe, expect, it } from 'vitest';
import { failedAddress, loadWithRetry } from './lazy-load.ts';

/** Fails so many times, then loads. */
function flaky(failures: number, message = 'failed') {
  const calls = { count: 0 };
  const load = async () => {
    calls.count += 1;
    if (calls.count <= failures) throw new Error(message);
    return 'loaded';
  };
  return { calls, load };
}

function clock() {
  const waits: number[] = [];
  return { waits, pause: async (ms: number) => void waits.push(ms) };
}

describe('loading code', () => {
  it('does not wait when the first try succeeds', async () => {
    const { waits, pause } = clock();
    expect(await loadWithRetry(flaky(0).load, pause)).toBe('loaded');
    expect(waits).toEqual([]);
  });

  it('tries again after 1, 2 and 4 seconds', async () => {
    const { waits, pause } = clock();
    expect(await loadWithRetry(flaky(3).load, pause)).toBe('loaded');
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('gives up after the third retry with the first error', async () => {
    const { calls, load } = flaky(9);
    await expect(loadWithRetry(load, clock().pause)).rejects.toThrow('failed');
    expect(calls.count).toBe(4);
  });

  it('asks under a new address where the browser names the one that failed', async () => {
    const asked: string[] = [];
    const message = 'error loading dynamically imported module: https://ori.example/assets/help-1a2b.js';
    const fetchModule = async (url: string) => {
      asked.push(url);
      if (asked.length < 3) throw new Error(message);
      return 'from another address';
    };
    expect(await loadWithRetry(flaky(9, message).load, clock().pause, fetchModule)).toBe(
      'from another address',
    );
    expect(asked).toEqual([1, 2, 3].map((n) => `https://ori.example/assets/help-1a2b.js?r=${n}`));
  });

  it('finds no address in a message without one', () => {
    expect(failedAddress(new Error('Importing a module script failed.'))).toBeNull();
    expect(failedAddress('text')).toBeNull();
  });
});
