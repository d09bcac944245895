import { describe, expect, it, vi } from 'vitest';
import { createLogBuffer } from './log-buffer.ts';
import { report, takeReports, type LogEntry, type LogLevel } from './report.ts';

/** A post that fails so many times, and what arrived. */
function server(failures = 0) {
  const arrived: LogEntry[] = [];
  let left = failures;
  const post = async (entries: readonly LogEntry[]) => {
    if (left > 0) {
      left -= 1;
      return false;
    }
    arrived.push(...entries);
    return true;
  };
  return { arrived, post };
}

const never = (): void => undefined;
const entry = (level: LogLevel, message: string): LogEntry => ({
  level,
  message,
  at: '2026-11-24T10:30:00.000Z',
  path: '/profile',
});

/** In bytes, as a batch is sent. */
const size = (entries: readonly LogEntry[]) => new Blob([JSON.stringify({ entries })]).size;

describe('the log buffer', () => {
  it('keeps the last 100 entries', () => {
    const buffer = createLogBuffer(null, never);
    for (let n = 0; n < 130; n += 1) buffer.add(entry('info', String(n)));
    expect(buffer.entries()).toHaveLength(100);
    expect(buffer.entries()[0]?.message).toBe('30');
  });

  it('sends warnings and errors, and nothing else', async () => {
    const { arrived, post } = server();
    const buffer = createLogBuffer(post, never);
    for (const level of ['debug', 'info', 'warn', 'error'] as const) buffer.add(entry(level, level));
    await buffer.flush();
    expect(arrived.map((each) => each.level)).toEqual(['warn', 'error']);
  });

  it('sends what could not be sent with the next batch, once', async () => {
    const { arrived, post } = server(1);
    const buffer = createLogBuffer(post, never);
    buffer.add(entry('error', 'first'));
    await buffer.flush();
    buffer.add(entry('error', 'second'));
    await buffer.flush();
    await buffer.flush();
    expect(arrived.map((each) => each.message)).toEqual(['first', 'second']);
  });

  it('is due again at the next report, also after one that could not be sent', async () => {
    const { arrived, post } = server(1);
    const due: (() => void)[] = [];
    const buffer = createLogBuffer(post, (act) => due.push(act));
    buffer.add(entry('error', 'first'));
    buffer.add(entry('warn', 'beside it'));
    expect(due).toHaveLength(1);
    due.shift()?.();
    await Promise.resolve();
    buffer.add(entry('error', 'second'));
    due.shift()?.();
    await vi.waitFor(() =>
      expect(arrived.map((each) => each.message)).toEqual(['first', 'beside it', 'second']),
    );
  });

  it('keeps no more than the newest 100 to be sent', async () => {
    const { arrived, post } = server();
    const buffer = createLogBuffer(post, never);
    for (let n = 0; n < 250; n += 1) buffer.add(entry('error', String(n)));
    for (let call = 0; call < 100; call += 1) await buffer.flush();
    expect(arrived).toHaveLength(100);
  });

  it('sends no more at once than a page that is being left may, the newest first, and the rest with the next', async () => {
    const batches: (readonly LogEntry[])[] = [];
    const buffer = createLogBuffer(async (entries) => batches.push(entries) > 0, never);
    for (let n = 0; n < 30; n += 1) buffer.add({ ...entry('error', String(n)), detail: 'é'.repeat(2_000) });
    while (batches.flat().length < 30) await buffer.flush(true);
    expect(batches.map(size).filter((bytes) => bytes > 64 * 1024)).toEqual([]);
    expect(batches[0]?.at(-1)?.message).toBe('29');
    expect(batches.toReversed().flatMap((each) => each.map(({ message }) => message))).toEqual(
      Array.from({ length: 30 }, (_, n) => String(n)),
    );
  });

  it('takes what was reported before it was there', async () => {
    report('error', 'before');
    const { arrived, post } = server();
    const buffer = createLogBuffer(post, never);
    takeReports(buffer.add);
    report('error', 'after');
    await buffer.flush();
    expect(arrived.map((each) => each.message).slice(-2)).toEqual(['before', 'after']);
  });
});
