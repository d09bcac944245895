import type { Schedule } from '@ori/contracts/planning';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { PlanOwner } from './plan-owner.ts';
import { ScheduleView } from './schedule-view.tsx';

const CHILD = '018f4e3a-0000-7000-8000-000000000001';
const WEEK: Schedule = {
  childId: CHILD,
  today: '2026-11-18',
  from: '2026-11-16',
  to: '2026-11-22',
  timetable: [{ weekday: 2, subject: 'math', minutes: 40 }],
  entries: [
    {
      id: '018f4e3a-0000-7000-8000-00000000000b',
      childId: CHILD,
      day: '2026-11-18',
      subject: 'science',
      kind: 'practice',
      courseId: null,
      lesson: null,
      minutes: 25,
      isPinned: false,
      status: 'due',
    },
  ],
  rests: [],
  closed: [],
  behind: 0,
  mayEdit: true,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for the child’s week and speaks for the child, whose pages are not a parent’s to open', async () => {
  const asked: string[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path.startsWith('/api/schedule') && method === 'GET') asked.push(path);
    if (typeof body === 'string') sent.push(JSON.parse(body));
    return new Response(JSON.stringify({ ...WEEK, change: null, changes: [] }));
  });
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <PlanOwner value={{ id: CHILD, firstName: 'Kai', ageGroup: 'elementary' }}>
        <ScheduleView density="high" />
      </PlanOwner>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Kai’s week' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^Kai is ill on Wednesday/ }));
  await waitFor(() => expect(sent).toContainEqual({ childId: CHILD, day: '2026-11-18' }));
  expect(screen.queryByRole('link', { name: 'Practice: Science' })).toBeNull();
  expect(screen.getByText('Kai’s timetable')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(my|your|you)\b/i);
  expect(asked[0]).toBe(`/api/schedule?childId=${CHILD}`);
});
