import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { somebody } from '../../../testing/render-page.tsx';
import type { ShownCheckIn } from './check-in.calls.ts';
import { useCheckIn } from './use-check-in.ts';

const CHILD = somebody({ role: 'student', ageGroup: 'middle', firstName: 'Mina' });
const LINE: ShownCheckIn = {
  id: '018f4e3a-0000-7000-8000-000000000031',
  message: 'Good to see you, Mina. Shall we begin with something you already know?',
  suggestedActions: ['Go on', 'Quick practice'],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function signIn(user: Parameters<typeof useCheckIn>[0], found: ShownCheckIn | null = LINE) {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return found;
  };
  let tell: ((checkIn: ShownCheckIn) => void) | null = null;
  const hear = (heard: (checkIn: ShownCheckIn) => void) => {
    tell = heard;
    return () => {
      tell = null;
    };
  };
  const { result } = renderHook(() => useCheckIn(user, ask, hear));
  return {
    result,
    asked: () => asked,
    isHeard: () => tell !== null,
    tell: (line: ShownCheckIn) => tell?.(line),
  };
}
const settled = () => act(async () => {});

it('brings a line at sign-in, once, until it is put away', async () => {
  const { result } = signIn(CHILD);
  await waitFor(() => expect(result.current.checkIn).toEqual(LINE));
  act(() => result.current.putAway());
  expect(result.current.checkIn).toBeNull();
  cleanup();
  const again = signIn(CHILD);
  await settled();
  expect([again.asked(), again.result.current.checkIn]).toEqual([0, null]);
});

it('brings none twice, in another tab either, and a newer one again', async () => {
  signIn(CHILD);
  await settled();
  sessionStorage.clear();
  const other = signIn(CHILD);
  await settled();
  expect([other.asked(), other.result.current.checkIn]).toEqual([1, null]);
  sessionStorage.clear();
  const newer = { ...LINE, id: '018f4e3a-0000-7000-8000-000000000032' };
  const { result } = signIn(CHILD, newer);
  await waitFor(() => expect(result.current.checkIn).toEqual(newer));
});

it('asks nothing for visitors and teachers', async () => {
  for (const user of [null, somebody({ role: 'teacher' })]) {
    const { asked } = signIn(user);
    await settled();
    expect(asked()).toBe(0);
  }
});

it('tells a grown-up of a new one at once, without a reload, and only while the page is looked at', async () => {
  const { result, tell, isHeard } = signIn(somebody({ role: 'parent' }), null);
  await settled();
  expect(result.current.checkIn).toBeNull();
  act(() => tell(LINE));
  expect(result.current.checkIn).toEqual(LINE);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isHeard()).toBe(false);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isHeard()).toBe(true);
  hidden.mockRestore();
});

it('keeps no connection open for a child', async () => {
  const { isHeard } = signIn(CHILD, null);
  await settled();
  expect(isHeard()).toBe(false);
});
