import type { Leaderboard } from '@ori/contracts/progress';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { LeaderboardView } from './leaderboard-view.tsx';

const OFF: Leaderboard = { isOn: false, week: '2026-11-16', rows: [] };

function open(board: Leaderboard) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(board)));
  return renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <LeaderboardView />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is off with the reason and who can turn it on', async () => {
  open(OFF);
  expect(await screen.findByText('The board is off')).toBeTruthy();
  expect(screen.getByText(/A parent can turn it on/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows effort alone, with shared places and oneself marked', async () => {
  const row = { rank: 1, daysPractised: 3, skillsReviewed: 2, isYou: false };
  const rows = [
    { ...row, childId: '018f4e3a-0000-7000-8000-000000000001', firstName: 'Kai' },
    { ...row, childId: '018f4e3a-0000-7000-8000-000000000002', firstName: 'Mina', isYou: true },
  ];
  open({ ...OFF, isOn: true, rows });
  expect(await screen.findByRole('row', { name: '1 Kai 3 2' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '1 Mina you 3 2' })).toBeTruthy();
});
