import type { Schedule } from '@ori/contracts/planning';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { Page } from './schedule.page.tsx';

const [KAI, ZURI] = ['018f4e3a-0000-7000-8000-000000000001', '018f4e3a-0000-7000-8000-000000000002'] as const;
const CHILDREN = [
  { id: KAI, firstName: 'Kai', ageGroup: 'elementary' },
  { id: ZURI, firstName: 'Zuri', ageGroup: 'k2' },
];
const EMPTY: Schedule = {
  childId: KAI,
  today: '2026-11-18',
  from: '2026-11-16',
  to: '2026-11-22',
  timetable: [],
  entries: [],
  rests: [],
  closed: [],
  behind: 0,
  mayEdit: true,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const timetableOf = async (name: string) =>
  (await screen.findByText(`${name}’s timetable`)).closest<HTMLDetailsElement>('details')?.open;

it('opens the timetable for whoever set out to make one, and for nobody else', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/families/children')) return Response.json({ children: CHILDREN });
    if (path.startsWith('/api/schedule?'))
      return Response.json({ ...EMPTY, childId: path.includes(ZURI) ? ZURI : KAI });
    return Response.json({ children: [], changes: [] });
  });
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const [first] = await screen.findAllByRole('button', { name: 'Make one of your own' });
  if (first) fireEvent.click(first);
  expect(await timetableOf('Kai')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Zuri' }));
  expect(await timetableOf('Zuri')).toBe(false);
});
