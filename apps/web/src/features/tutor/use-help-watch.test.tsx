import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellAnswered } from '../../lib/page-signals.ts';
import { renderTutor } from '../../testing/render-tutor.tsx';
import { TutorWidget } from './tutor-widget.tsx';

const IDLE = "You've been quiet for a while. Need any help?";
const TROUBLE = 'I noticed you might be having trouble. Can I help?';

function watchOver(path = '/dashboard/goals') {
  return renderTutor(<TutorWidget user={null} path={path} presses={0} onDisplay={() => undefined} />);
}
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
function work(times: number): void {
  for (let n = 0; n < times; n += 1) fireEvent.pointerDown(window);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the widget by itself', () => {
  it('asks somebody busy who then stops, after three idle minutes', () => {
    watchOver();
    work(9);
    pass(60_000);
    pass(120_000);
    expect(screen.queryByText(IDLE)).toBeNull();
    pass(60_000);
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
});
