import type { FamilyCopy } from '@ori/contracts/privacy';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { WholeCopy } from './whole-copy.tsx';

const COPY: FamilyCopy = {
  id: '018f4e3a-0000-7000-8000-0000000000c0',
  state: 'ready',
  done: 100,
  bytes: 500_000,
  askedAt: '2026-11-18T10:00:00Z',
  expiresAt: '2026-11-19T10:00:00Z',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches the copy as soon as the PIN was given once more, without another press', async () => {
  const gone: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    gone.push(this.pathname);
  });
  vi.stubGlobal('fetch', async () => Response.json({ copies: [COPY], provedUntil: null, success: true }));
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <WholeCopy hasPin />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  fireEvent.change(screen.getByLabelText('Your PIN'), { target: { value: '4826' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(gone).toEqual([`/api/privacy/copies/${COPY.id}/zip`]));
});

it('leads the focus to the PIN, back to it after a wrong one, and to the copies after a right one', async () => {
  let isRight = false;
  vi.stubGlobal('fetch', async (_path: string, { method }: { method: string }) => {
    if (method === 'POST' && !isRight)
      return Response.json(
        { code: 'pin-authentication-failed', error: 'PIN authentication failed' },
        { status: 401 },
      );
    return Response.json({ copies: [], provedUntil: null, success: true });
  });
  document.cookie = 'ori_csrf=token';
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <WholeCopy hasPin />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Make a copy' }));
  const pin = screen.getByLabelText('Your PIN');
  expect(document.activeElement).toBe(pin);
  const goOn = screen.getByRole('button', { name: 'Go on' });
  fireEvent.change(pin, { target: { value: '0000' } });
  goOn.focus();
  fireEvent.click(goOn);
  await screen.findByText('This is not your PIN. Please try again');
  await waitFor(() => expect(document.activeElement).toBe(pin));
  isRight = true;
  goOn.focus();
  fireEvent.click(goOn);
  const again = await screen.findByRole('button', { name: 'Make a copy' });
  expect(document.activeElement?.contains(again)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
