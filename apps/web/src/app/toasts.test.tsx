import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OutsideProviderError } from '../lib/outside-provider.ts';
import { createToastStore, useToasts, type ToastType } from '../lib/toasts.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ToastRegion } from './toast-region.tsx';

afterEach(cleanup);

/** A clock that only moves when told. */
function clock() {
  let nowMs = 0;
  const due = new Map<() => void, number>();
  const later = (run: () => void, ms: number) => {
    due.set(run, nowMs + ms);
    return () => void due.delete(run);
  };
  const pass = (ms: number): void => {
    nowMs += ms;
    for (const [run, at] of due) if (at <= nowMs && due.delete(run)) run();
  };
  return { later, pass };
}

const DURATIONS: readonly (readonly [ToastType, number])[] = [
  ['success', 4000],
  ['error', 6000],
  ['warning', 5000],
  ['info', 4000],
];

function Lost() {
  useToasts();
  return null;
}

describe('toasts', () => {
  it.each(DURATIONS)('shows %s for %i ms and not longer', (type, durationMs) => {
    const { later, pass } = clock();
    const toasts = createToastStore(later);
    toasts.show({ type, title: 'x' });
    pass(durationMs - 1);
    expect(toasts.list()).toHaveLength(1);
    pass(1);
    expect(toasts.list()).toHaveLength(0);
  });

  it.each([
    ['success', 5000],
    ['error', 6000],
  ] as const)('shows %s that offers a way back for %i ms: at least the default', (type, durationMs) => {
    const toasts = createToastStore(clock().later);
    toasts.show({ type, title: 'x', action: { label: 'Undo', run: () => undefined } });
    expect(toasts.list()[0]?.durationMs).toBe(durationMs);
  });

  it('keeps at most five; the oldest makes room', () => {
    const toasts = createToastStore(clock().later);
    for (const title of ['1', '2', '3', '4', '5', '6', '7']) toasts.show({ type: 'info', title });
    expect(toasts.list().map((toast) => toast.title)).toEqual(['3', '4', '5', '6', '7']);
  });

  it('stays while somebody reads, and starts its time anew when they look away', () => {
    const { later, pass } = clock();
    const toasts = createToastStore(later);
    toasts.show({ type: 'info', title: 'x' });
    toasts.hold();
    pass(60_000);
    expect(toasts.list()).toHaveLength(1);
    toasts.release();
    pass(4000);
    expect(toasts.list()).toHaveLength(0);
  });

  it('goes on with its time once another is closed by somebody who was in it', () => {
    const { later, pass } = clock();
    const toasts = createToastStore(later);
    toasts.show({ type: 'info', title: 'x' });
    const other = toasts.show({ type: 'info', title: 'y' });
    toasts.hold();
    toasts.dismiss(other);
    pass(4000);
    expect(toasts.list()).toHaveLength(0);
  });

  it('is announced politely, and goes when it is closed', async () => {
    const toasts = createToastStore(clock().later);
    renderPage(<ToastRegion />, { toasts });
    act(() => void toasts.show({ type: 'success', title: 'Saved', message: 'All of it' }));
    await screen.findByText('Saved');
    expect(screen.getByText('Saved').closest('[aria-live="polite"]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('names the missing provider', () => {
    const quiet = console.error;
    console.error = () => undefined;
    expect(() => render(<Lost />)).toThrow(OutsideProviderError);
    expect(() => render(<Lost />)).toThrow('useToasts must be used within ToastProvider');
    console.error = quiet;
  });
});
