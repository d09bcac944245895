import { describe, expect, it } from 'vitest';
import { createStreams, type StreamOwner, whileLive } from './streams.ts';

const LIMITS = { perSession: 3, perAccount: 5 };
const owner = (userId: string, session: number): StreamOwner => ({
  userId,
  sessionId: `${userId}-${session}`,
});
const isLive = async () => true;
async function* endless(): AsyncGenerator<string> {
  yield 'first';
  await new Promise(() => {});
}

describe('streams', () => {
  it('are limited for a session, and for an account over all its sessions', () => {
    const streams = createStreams(LIMITS);
    const opened = Array.from({ length: 50 }, (_, session) =>
      streams.open(owner('amara', session), () => {}),
    );
    expect(opened.filter(Boolean)).toHaveLength(LIMITS.perAccount);
    const ofOne = Array.from({ length: 50 }, () => streams.open(owner('kofi', 1), () => {}));
    expect(ofOne.filter(Boolean)).toHaveLength(LIMITS.perSession);
    expect([streams.isFull(owner('kofi', 1)), streams.isFull(owner('kofi', 2))]).toEqual([true, false]);
    expect(streams.isFull(owner('nia', 1))).toBe(false);
  });

  it('leave room once they end, or their session does', () => {
    const streams = createStreams(LIMITS);
    const forgets = [1, 1, 1, 2, 2].map((session) => {
      const forget = streams.open(owner('amara', session), () => forget?.());
      return forget;
    });
    expect(streams.isFull(owner('amara', 3))).toBe(true);
    streams.endSession('amara-1');
    expect([streams.count, streams.isFull(owner('amara', 3))]).toEqual([2, false]);
    for (const forget of forgets) forget?.();
    expect(streams.count).toBe(0);
  });

  it('that begin all at once never pass the limit: those without room end and deliver nothing', async () => {
    const streams = createStreams(LIMITS);
    const begun = Array.from({ length: 50 }, (_, session) =>
      whileLive(endless(), { streams, owner: owner('amara', session), isLive }),
    );
    const first = await Promise.all(begun.map((stream) => stream.next()));
    expect(first.filter(({ value }) => value === 'first')).toHaveLength(LIMITS.perAccount);
    expect(streams.count).toBe(LIMITS.perAccount);
    streams.endAll();
  });

  it('of visitors are not held to an account', () => {
    const streams = createStreams(LIMITS);
    expect(Array.from({ length: 20 }, () => streams.open(null, () => {})).every(Boolean)).toBe(true);
  });
});
