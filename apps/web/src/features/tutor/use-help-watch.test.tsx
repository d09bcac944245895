import type { User } from '@ori/contracts/accounts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellAnswered } from '../../lib/page-signals.ts';
import { somebody } from '../../testing/render-page.tsx';
import { renderTutor } from '../../testing/render-tutor.tsx';
import { TutorWidget } from './tutor-widget.tsx';

const IDLE = "You've been quiet for a while. Need any help?";
const TROUBLE = 'I noticed you might be having trouble. Can I help?';

function watchOver(path = '/dashboard/goals', user: User | null = null) {
  const who = { user, path, arrival: { path, openedAtMs: Date.now(), inputAtMs: null, interactions: 0 } };
  return renderTutor(
    <>
      <TutorWidget {...who} presses={0} onDisplay={() => undefined} />
      <form>
        <input name="firstName" aria-label="First name" />
        <button type="submit">Send</button>
      </form>
    </>,
  );
}
/** Ten minutes in a form, something typed every half minute. */
function fillIn(): void {
  work(9);
  for (let n = 0; n < 20; n += 1) {
    fireEvent.keyDown(screen.getByLabelText('First name'), { key: 'a' });
    fireEvent.input(screen.getByLabelText('First name'), { target: { value: `Kofi ${n}` } });
    pass(30_000);
  }
}
/** Where an element stands in the tests: from, to, in pixels from above. */
function standing(element: Element, boxOf: () => readonly [number, number]): void {
  element.getBoundingClientRect = () => {
    const [top, bottom] = boxOf();
    return new DOMRect(0, top, 390, bottom - top);
  };
}
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
function work(times: number): void {
  for (let n = 0; n < times; n += 1) fireEvent.pointerDown(window);
}

class Feed extends EventTarget {
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Feed);
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the widget by itself', () => {
  it('asks somebody busy who then stops, after three idle minutes', () => {
    watchOver();
    pass(20_000);
    work(9);
    pass(179_000);
    expect(screen.queryByText(IDLE)).toBeNull();
    pass(1_000);
    expect(screen.getByText(IDLE)).toBeTruthy();
  });

  it('notices trouble at the check after 60 s, and a no silences it for five minutes', () => {
    watchOver();
    pass(60_000);
    expect(screen.queryByText(TROUBLE)).toBeNull();
    pass(30_000);
    expect(screen.getByText(TROUBLE)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    work(9);
    pass(240_000);
    expect(screen.queryByText(TROUBLE)).toBeNull();
  });

  it('counts wrong answers, and takes its question back at the first right one', () => {
    watchOver();
    work(20);
    act(() => {
      for (let n = 0; n < 4; n += 1) tellAnswered(false);
    });
    pass(30_000);
    expect(screen.getByText(TROUBLE)).toBeTruthy();
    act(() => tellAnswered(true));
    expect(screen.queryByText(TROUBLE)).toBeNull();
  });

  it('leaves a grown-up alone who fills in a long form, and asks a child by the clock', () => {
    watchOver('/dashboard/parent/children/add', somebody());
    fillIn();
    expect(screen.queryByText(TROUBLE)).toBeNull();
    cleanup();
    watchOver('/dashboard/goals', somebody({ role: 'student' }));
    fillIn();
    expect(screen.getByText(TROUBLE)).toBeTruthy();
  });

  it('stands on no button of a form: higher up, or away until there is room', () => {
    let button: readonly [number, number] = [600, 650];
    watchOver();
    standing(screen.getByRole('button', { name: 'Send' }), () => button);
    pass(90_000);
    const note = screen.getByRole('region', { name: 'Professor Ori' });
    standing(note, () => (note.dataset['place'] === 'high' ? [90, 250] : [560, 720]));
    fireEvent.scroll(window);
    expect(note.dataset['place']).toBe('high');
    button = [200, 640];
    fireEvent.scroll(window);
    expect(note.dataset['place']).toBe('away');
    button = [740, 790];
    fireEvent.scroll(window);
    expect(note.dataset['place']).toBe('low');
  });
});
