import { succeed } from '@ori/contracts/result';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMessage } from './testing/a-message.ts';
import { useLiveChat } from './use-live-chat.ts';

const SESSION = '018f4e3a-0000-7000-8000-000000000099';

/** A stream of the server's that a test speaks into. */
class Stream {
  static readonly opened: Stream[] = [];
  readonly listeners = new Map<string, (event: { data: string }) => void>();
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Stream.opened.push(this);
  }
  readonly addEventListener = (name: string, hear: (event: { data: string }) => void) =>
    void this.listeners.set(name, hear);
  readonly close = () => undefined;
  tell(name: string, tutorLive: object = {}): void {
    const whole = { message: null, delta: null, typing: null, ...tutorLive };
    act(() => this.listeners.get(name)?.({ data: JSON.stringify({ data: { tutorLive: whole } }) }));
  }
}

beforeEach(() => {
  Stream.opened.length = 0;
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A panel open on a conversation that was begun elsewhere. */
async function openElsewhere() {
  let resumed = 0;
  const active = async () => {
    resumed += 1;
    const known = { sessionId: SESSION, messages: [], helpfulnessRating: null };
    return succeed({ ...known, tutorPersonality: { id: 'guide' as const } });
  };
  const calls = { active };
  const { result } = renderHook(() => useLiveChat(calls, false));
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  const [stream] = Stream.opened as [Stream];
  return { stream, chat: () => result.current.chat, resumed: () => resumed };
}

it('is told of typing, sentences and messages by one connection', async () => {
  const { stream, chat } = await openElsewhere();
  expect(decodeURIComponent(stream.url)).toContain('tutorLive');
  stream.tell('next', { typing: { isTyping: true } });
  expect(chat().isTyping).toBe(true);
  stream.tell('next', { delta: { messageId: 'r', text: 'Look here.', isDone: false } });
  expect(chat().forming?.text).toBe('Look here.');
  stream.tell('next', { message: aMessage({ id: 'r', content: 'Look here. What do you see?' }) });
  expect(chat()).toMatchObject({ isTyping: false, forming: null, messages: [{ id: 'r' }] });
});

it('does not think for ever when nobody answers', async () => {
  const { stream, chat } = await openElsewhere();
  vi.useFakeTimers();
  stream.tell('next', { typing: { isTyping: true } });
  act(() => void vi.advanceTimersByTime(29_000));
  expect(chat().isTyping).toBe(true);
  act(() => void vi.advanceTimersByTime(1_500));
  expect(chat().isTyping).toBe(false);
});

it('catches up with what was said while the connection was lost', async () => {
  const { stream, resumed } = await openElsewhere();
  stream.tell('open');
  expect(resumed()).toBe(1);
  stream.tell('open');
  await waitFor(() => expect(resumed()).toBe(2));
});
