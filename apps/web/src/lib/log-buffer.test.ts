import { describe, expect, it } from 'vitest';
import { createLogBuffer, type LogEntry } from './log-buffer.ts';

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

describe('the log buffer', () => {
  it('keeps the last 100 entries', () => {
    const buffer = createLogBuffer(null, never);
    for (let n = 0; n < 130; n += 1) buffer.add('info', String(n));
    expect(buffer.entries()).toHaveLength(100);
    expect(buffer.entries()[0]?.message).toBe('30');
  });

  it('sends warnings and errors, and nothing else', async () => {
    const { arrived, post } = server();
    const buffer = createLogBuffer(post, never);
    for (const level of ['debug', 'info', 'warn', 'error'] as const) buffer.add(level, level);
    await buffer.flush();
    expect(arrived.map((entry) => entry.level)).toEqual(['warn', 'error']);
  });

  it('sends what could not be sent with the next batch, once', async () => {
    const { arrived, post } = server(1);
    const buffer = createLogBuffer(post, never);
    buffer.add('error', 'first');
    await buffer.flush();
    buffer.add('error', 'second');
    await buffer.flush();
    await buffer.flush();
    expect(arrived.map((entry) => entry.message)).toEqual(['first', 'second']);
  });

  it('never sends more than 100 at once', async () => {
    const { arrived, post } = server();
    const buffer = createLogBuffer(post, never);
    for (let n = 0; n < 250; n += 1) buffer.add('error', String(n));
    await buffer.flush();
    expect(arrived).toHaveLength(100);
  });
});
