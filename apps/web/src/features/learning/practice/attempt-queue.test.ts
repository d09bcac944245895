import type { AttemptAnswer, AttemptInput } from '@ori/contracts/practice';
import { fail, succeed } from '@ori/contracts/result';
import { beforeEach, describe, expect, it } from 'vitest';
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
  const state = { reachable: true, here: 'ama' as string | null, refuses: false };
  const received: AttemptInput[] = [];
  const queueFor = (learnerId: string) =>
    createAttemptQueue({
      learnerId,
      whoIsHere: async () => (state.reachable ? state.here : null),
      send: async (sent) => {
        if (!state.reachable) return fail(networkFailure());
        if (state.refuses) return fail(failureOf({ code: 'item-invalid', error: 'no' }, 400));
        received.push(sent);
        return succeed(reply(sent.id));
      },
    });
  return { state, received, queueFor };
}

beforeEach(() => localStorage.clear());

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
