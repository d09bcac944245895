import { fail, succeed } from '@ori/contracts/result';
import type { LateCareInput } from '@ori/contracts/tutor-care';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, networkFailure } from '../../../lib/failure.ts';
import { somebody } from '../../../testing/render-page.tsx';
import { audienceOf } from '../audience.ts';
import { clearBrowser, openPanel, say, stubBrowser } from '../testing/open-panel.tsx';
import { keepWord, keptWords, learnerHere, rememberLearner, wordIsDue } from './kept-words.ts';
import { tellWords, type LateCareCall } from './tell-words.ts';
import { useUntold } from './use-untold.ts';

beforeEach(stubBrowser);
afterEach(() => {
  clearBrowser();
  localStorage.clear();
});

const CHILD = somebody({ role: 'student', ageGroup: 'middle' });
const DAY_MS = 24 * 60 * 60_000;
const HEARD = { category: 'self-harm', involvesFamily: false } as const;
const kept = () => keptWords(Date.now());

/** A server that may be out of reach; it remembers what it was told. */
function lateCare() {
  const state = { status: 200 };
  const told: LateCareInput[] = [];
  const call: LateCareCall = async (word) => {
    if (state.status === 0) return fail(networkFailure());
    told.push(word);
    return state.status === 200 ? succeed({}) : fail(failureOf({}, state.status));
  };
  return { state, told, call };
}

describe('word of a child’s cry that no server heard', () => {
  it('is kept without a word of it, and says that nobody knows yet', async () => {
    const { state } = openPanel(CHILD);
    state.at = 'away';
    say('my dad hits me');
    await screen.findAllByText(/nobody knows yet/);
    expect(kept()).toMatchObject([{ learnerId: CHILD.id, category: 'abuse', involvesFamily: true }]);
    const stored = JSON.stringify(Object.entries(localStorage));
    expect(stored).toMatch(/abuse/);
    expect(stored).not.toMatch(/hits me/);
  });

  it('is there before the message goes, so that a page that is closed loses nothing', () => {
    const { state } = openPanel(CHILD);
    state.at = 'hangs';
    say('I want to die');
    expect(kept()).toHaveLength(1);
    expect(kept()[0]?.dueMs).toBeGreaterThan(Date.now() + 30_000);
  });

  it('is gone when the server answered the message itself', async () => {
    openPanel(CHILD);
    say('I want to die');
    await screen.findAllByText(/Line 2 does not follow/);
    await waitFor(() => expect(kept()).toEqual([]));
    expect(localStorage.getItem('tutorUntold')).toBeNull();
  });

  it('is kept of nobody else: no visitor, no grown-up, and no message that needs no care', async () => {
    for (const user of [null, somebody(), somebody({ role: 'student', ageGroup: 'adult' })]) {
      const { state, unmount } = openPanel(user);
      state.at = 'away';
      say('I want to die');
      unmount();
    }
    const { state } = openPanel(CHILD);
    state.at = 'away';
    say('What is half of 8?');
    await screen.findAllByText(/can’t reach the server/);
    expect(kept()).toEqual([]);
  });

  it('is the last learner’s where nobody can be asked who is here', () => {
    rememberLearner(CHILD.id);
    const { state } = openPanel(null, true);
    state.at = 'away';
    say('I want to die');
    expect(kept()).toMatchObject([{ learnerId: CHILD.id }]);
  });

  it('promises nothing where this browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
    const { state } = openPanel(CHILD);
    state.at = 'away';
    say('I want to die');
    await screen.findAllByText(/You matter|it matters/);
    expect(screen.queryByText(/nobody knows yet|will be told/)).toBeNull();
  });
});

describe('telling', () => {
  it('goes out when the network is back, and is then gone from the device', async () => {
    const { state, told, call } = lateCare();
    state.status = 0;
    const id = keepWord(CHILD.id, HEARD, Date.now()) ?? '';
    wordIsDue(id, Date.now());
    renderHook(() => useUntold(audienceOf(CHILD), call));
    await Promise.resolve();
    expect(kept()).toHaveLength(1);
    state.status = 200;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(told).toMatchObject([{ id, ...HEARD }]);
    expect(Object.keys(told[0] ?? {}).toSorted()).toEqual(['at', 'category', 'id', 'involvesFamily']);
  });

  it('waits while the message may still arrive, and for its own learner', async () => {
    const { told, call } = lateCare();
    const now = Date.now();
    keepWord(CHILD.id, HEARD, now);
    await tellWords(CHILD.id, now, call);
    await tellWords('another', now + 61_000, call);
    expect(told).toEqual([]);
    await tellWords(CHILD.id, now + 61_000, call);
    expect(told).toHaveLength(1);
  });

  it.each([401, 403, 429, 503])('stays for the next time when it is answered with %i', async (status) => {
    const { state, call } = lateCare();
    state.status = status;
    const now = Date.now();
    keepWord(CHILD.id, HEARD, now);
    await tellWords(CHILD.id, now + 61_000, call);
    expect(kept()).toHaveLength(1);
  });

  it('that the server fails on holds up none behind it', async () => {
    const now = Date.now();
    const bad = keepWord(CHILD.id, HEARD, now);
    const good = keepWord(CHILD.id, HEARD, now);
    const sent: string[] = [];
    await tellWords(CHILD.id, now + 61_000, async ({ id }) => {
      sent.push(id);
      return id === bad ? fail(failureOf(null, 500)) : succeed(null);
    });
    expect(sent).toEqual([bad, good]);
    expect(kept()).toMatchObject([{ id: bad }]);
  });

  it('is not tried again when it cannot be read, and not kept past its use', async () => {
    const { state, call } = lateCare();
    state.status = 400;
    const now = Date.now();
    keepWord(CHILD.id, HEARD, now);
    await tellWords(CHILD.id, now + 61_000, call);
    expect(kept()).toEqual([]);
    keepWord(CHILD.id, HEARD, now);
    expect(keptWords(now + 31 * DAY_MS)).toEqual([]);
  });

  it('forgets who was here when a grown-up signs in', () => {
    rememberLearner(CHILD.id);
    renderHook(() => useUntold(audienceOf(somebody()), lateCare().call));
    expect(learnerHere()).toBeNull();
    renderHook(() => useUntold(audienceOf(CHILD), lateCare().call));
    expect(learnerHere()).toBe(CHILD.id);
  });
});
