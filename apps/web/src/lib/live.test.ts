import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { follow, reconnectAfterMs } from './live.ts';

/** The browser's own event source, spoken to by the test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  say(name: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}
const LONG_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const told: string[] = [];
  const stop = follow('subscription { x }', {}, () => told.push('data'), {
    onOpen: () => told.push('open'),
    onAgain: () => told.push('again'),
    onLost: () => told.push('lost'),
  });
  return { told, stop };
}
const newest = (): Stream => {
  const stream = Stream.opened.at(-1);
  if (stream === undefined) throw new Error('No stream was opened');
  return stream;
};

it('comes back where the server ended the stream, as it does when it stops, and says so', async () => {
  const { told, stop } = open();
  newest().say('open');
  newest().say('next', { data: { x: 1 } });
  newest().say('complete');
  expect(told).toEqual(['open', 'data', 'lost']);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(Stream.opened).toHaveLength(2);
  newest().say('open');
  expect(told.slice(3)).toEqual(['open', 'again']);
  stop();
});

it('does not come back where it was refused, nor once it is stopped', async () => {
  const { stop } = open();
  newest().say('next', { data: null, errors: [{ message: 'Not allowed' }] });
  newest().say('complete');
  await vi.advanceTimersByTimeAsync(10 * LONG_MS);
  expect(Stream.opened).toHaveLength(1);
  stop();
  const other = open();
  newest().say('complete');
  other.stop();
  await vi.advanceTimersByTimeAsync(10 * LONG_MS);
  expect(Stream.opened).toHaveLength(2);
});

it('takes up soon what had stood, and where nothing stands again, comes back less and less often', async () => {
  const { stop } = open();
  newest().say('open');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  for (let second = 0; second < 10; second += 1) {
    if (newest().readyState !== Stream.CLOSED) {
      newest().close();
      newest().dispatchEvent(new Event('error'));
    }
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(Stream.opened.length).toBeGreaterThanOrEqual(3);
  expect(Stream.opened.length).toBeLessThanOrEqual(5);
  stop();
});

it('takes longer from try to try while no stream ever stands, and never longer than half a minute', () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => reconnectAfterMs(attempt, 1));
  expect(waits.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
  expect(Math.max(...waits)).toBe(30_000);
});
