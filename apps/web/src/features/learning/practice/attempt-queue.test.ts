import type { AttemptAnswer, AttemptInput } from '@ori/contracts/practice';
import { fail, succeed } from '@ori/contracts/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, networkFailure } from '../../../lib/failure.ts';
import { createAttemptQueue } from './attempt-queue.ts';
import { newId } from './new-id.ts';

const attempt = (): AttemptInput => ({
  id: newId(),
  item: 'a-signed-item',
  answer: '5',
  hintLevel: 0,
  durationMs: 900,
});
const reply = (id: string): AttemptAnswer => ({
  id,
  verdict: 'correct',
  message: 'Yes.',
  misconception: null,
  steps: null,
  mastery: null,
  lesson: null,
  achievements: [],
});

/** A server that can be cut off, remembers what it was sent, and knows who is signed in. */
function server() {
  const state = {
    reachable: true,
    here: 'ama' as string | null,
    refuses: false,
    failsOn: null as string | null,
    status: 500,
    nowMs: 0,
    askedWho: 0,
  };
  const received: AttemptInput[] = [];
  const queueFor = (learnerId: string) =>
    createAttemptQueue({
      learnerId,
      nowMs: () => state.nowMs,
      whoIsHere: async () => {
        state.askedWho += 1;
        return state.reachable ? state.here : null;
      },
      send: async (sent) => {
        if (!state.reachable) return fail(networkFailure());
        if (state.refuses) return fail(failureOf({ code: 'item-invalid', error: 'no' }, 400));
        if (state.failsOn === sent.id) return fail(failureOf(null, state.status));
        received.push(sent);
        return succeed(reply(sent.id));
      },
    });
  return { state, received, queueFor };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('answers on their way', () => {
  it('are forgotten once the server has them', async () => {
    const { queueFor } = server();
    const queue = queueFor('ama');
    expect(await queue.submit(attempt())).toMatchObject({ outcome: 'judged' });
    expect(queue.kept()).toEqual([]);
  });

  it('are kept without a network and sent again with the same id, in order', async () => {
    const { state, received, queueFor } = server();
    state.reachable = false;
    const [first, second] = [attempt(), attempt()];
    const queue = queueFor('ama');
    expect(await queue.submit(first)).toEqual({ outcome: 'kept' });
    await queue.submit(second);
    state.reachable = true;
    expect(await queueFor('ama').flush()).toBe(0);
    expect(received).toEqual([first, second]);
  });

  it('are never sent for another learner who signs in on the same device', async () => {
    const { state, received, queueFor } = server();
    state.reachable = false;
    await queueFor('ama').submit(attempt());
    Object.assign(state, { reachable: true, here: 'kofi' });
    expect(await queueFor('kofi').flush()).toBe(0);
    expect(await queueFor('ama').flush()).toBe(1);
    expect(received).toEqual([]);
  });

  it('are kept when refused only because somebody else is signed in by now', async () => {
    const { state, queueFor } = server();
    Object.assign(state, { refuses: true, here: 'kofi' });
    expect(await queueFor('ama').submit(attempt())).toEqual({ outcome: 'kept' });
  });

  it('leave when the server refuses them for good', async () => {
    const { state, queueFor } = server();
    state.refuses = true;
    const queue = queueFor('ama');
    expect(await queue.submit(attempt())).toMatchObject({ outcome: 'refused' });
    expect(queue.kept()).toEqual([]);
  });
});

async function keptThree() {
  const known = server();
  known.state.reachable = false;
  const three = [attempt(), attempt(), attempt()] as const;
  const queue = known.queueFor('ama');
  for (const each of three) await queue.submit(each);
  Object.assign(known.state, { reachable: true, failsOn: three[0].id });
  return { ...known, three, queue };
}

describe('one answer that the server fails on', () => {
  it('holds up none behind it: they go out in their order, and it stays, told apart', async () => {
    const { queue, three, received } = await keptThree();
    expect(await queue.flush()).toBe(1);
    expect(received).toEqual([three[1], three[2]]);
    expect([queue.kept(), queue.setAside()]).toEqual([[three[0]], 1]);
  });

  it('is tried again after growing pauses, and goes out once the server is well', async () => {
    const { queue, three, received, state } = await keptThree();
    const watched: string[] = [];
    queue.watch((_attempt, { outcome }) => watched.push(outcome));
    await queue.flush();
    const { askedWho } = state;
    await queue.flush();
    expect(state.askedWho).toBe(askedWho);
    expect(watched).toEqual(['set-aside', 'judged', 'judged']);
    state.nowMs = 8_000;
    await queue.flush();
    state.nowMs = 16_000;
    await queue.flush();
    expect(watched).toEqual(['set-aside', 'judged', 'judged', 'set-aside']);
    Object.assign(state, { nowMs: 24_000, failsOn: null });
    expect(await queue.flush()).toBe(0);
    expect(received.at(-1)).toEqual(three[0]);
  });

  it.each([502, 503, 504, 429, 408])('waits with the rest when nobody is there: %s', async (status) => {
    const { queue, received, state } = await keptThree();
    state.status = status;
    expect(await queue.flush()).toBe(3);
    expect([received, queue.setAside()]).toEqual([[], 0]);
  });
});

const fill = () =>
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

describe('a device without room', () => {
  it('is told of: nothing is called kept that is not', async () => {
    const { state, queueFor } = server();
    state.reachable = false;
    fill();
    const queue = queueFor('ama');
    expect(await queue.submit(attempt())).toEqual({ outcome: 'no-room' });
    expect(queue.kept()).toEqual([]);
  });

  it('does not matter while the server takes the answer', async () => {
    const { queueFor } = server();
    fill();
    expect(await queueFor('ama').submit(attempt())).toMatchObject({ outcome: 'judged' });
  });
});
