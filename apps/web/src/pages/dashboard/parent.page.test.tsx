import type { SafetyAlert } from '@ori/contracts/tutor-care';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { Page } from './parent.page.tsx';

const ALERT: SafetyAlert = {
  id: '018f4e3a-0000-7000-8000-00000000000c',
  childId: '018f4e3a-0000-7000-8000-00000000000a',
  childName: 'Kai',
  tier: 'S1',
  category: 'self-harm',
  excerpt: null,
  at: '2026-11-20T08:00:00.000Z',
  acknowledgedAt: null,
};

class Feed extends EventTarget {
  close(): void {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('an urgent alert about a child is the first heading of the parent’s dashboard', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/tutor/alerts'
      ? Response.json({ alerts: [ALERT], redirects: null })
      : Response.json({ error: 'gone' }, { status: 404 }),
  );
  vi.stubGlobal('EventSource', Feed);
  renderDashboard(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'I have seen this' });
  expect(screen.getAllByRole('heading')[0]?.textContent).toBe('Please look at this first');
});
