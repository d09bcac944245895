import type { Schedule } from '@ori/contracts/planning';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToasts } from '../../lib/toasts.ts';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { FamilyWeek } from './family-week.tsx';
import { type PlanChild, PlanOwner } from './plan-owner.ts';
import { ScheduleView } from './schedule-view.tsx';

const KAI: PlanChild = {
  id: '018f4e3a-0000-7000-8000-000000000001',
  firstName: 'Kai',
  ageGroup: 'elementary',
};
const ZURI: PlanChild = { id: '018f4e3a-0000-7000-8000-000000000002', firstName: 'Zuri', ageGroup: 'k2' };
const TODAY = '2026-11-16'; // a Monday: nothing of its own week is late
const WEEK: Schedule = {
  childId: KAI.id,
  today: TODAY,
  from: TODAY,
  to: '2026-11-22',
  timetable: [{ weekday: 3, subject: 'math', minutes: 30 }],
  entries: [],
  rests: [],
  closed: [],
  behind: 5,
  mayEdit: true,
};
const CHANGE = { id: 'c', kind: 'catch-up', day: TODAY, madeAt: '2026-11-16T15:00:00Z', moved: [] };

/** The actions that toasts offer, as buttons. */
function Offered() {
  const store = useToasts();
  const toasts = useSyncExternalStore(store.subscribe, store.list);
  return toasts.map(({ id, action }) => (
    <button key={id} type="button" onClick={action?.run}>
      {action?.label}
    </button>
  ));
}

/** Draws a part over a server that answers by path, and keeps what it is sent. */
function open(part: ReactElement, answers: Readonly<Record<string, unknown>>): [string, unknown][] {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push([path, typeof body === 'string' ? JSON.parse(body) : null]);
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    return new Response(JSON.stringify(found?.[1] ?? { success: true }));
  });
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      {part}
      <Offered />
    </QueryClientProvider>,
  );
  return sent;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells all that is left behind of weeks gone by, and moves it on for everybody at one press', async () => {
  const sent = open(<FamilyWeek onChoose={() => undefined}>{[KAI, ZURI]}</FamilyWeek>, {
    '/api/schedule/catch-up': { change: CHANGE },
    [`/api/schedule?childId=${KAI.id}`]: WEEK,
    [`/api/schedule?childId=${ZURI.id}`]: { ...WEEK, childId: ZURI.id, behind: 1 },
  });
  expect(await screen.findByText('6 lessons of earlier days are still open: Kai 5 and Zuri 1.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move them to the coming days' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['/api/schedule/catch-up', { everyone: true }],
      ['/api/schedule/changes/c/undo', null],
    ]),
  );
});

it('tells one child’s, and nothing where all is done', async () => {
  const answers = {
    '/api/schedule/catch-up': { change: CHANGE },
    '/api/schedule/changes': { changes: [] },
  };
  const week = (
    <PlanOwner value={KAI}>
      <ScheduleView density="high" />
    </PlanOwner>
  );
  const sent = open(week, { ...answers, '/api/schedule?': WEEK });
  expect(await screen.findByText('5 lessons of earlier days are still open.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move them to the coming days' }));
  await waitFor(() => expect(sent).toEqual([['/api/schedule/catch-up', { childId: KAI.id }]]));
  cleanup();
  open(week, { ...answers, '/api/schedule?': { ...WEEK, behind: 0 } });
  expect(await screen.findByText('Kai’s week')).toBeTruthy();
  expect(screen.queryByText(/still open/)).toBeNull();
});
