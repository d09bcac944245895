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
