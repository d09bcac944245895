import type { Schedule } from '@ori/contracts/planning';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FamilyWeek } from './family-week.tsx';
import { PlanOwner } from './plan-owner.ts';
import { ScheduleView } from './schedule-view.tsx';
import { KAI, openPart, ZURI } from './testing/open-part.tsx';

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

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells all that is left behind of weeks gone by, and moves it on for everybody at one press', async () => {
  const sent = openPart(<FamilyWeek onOwn={() => undefined}>{[KAI, ZURI]}</FamilyWeek>, {
    '/api/schedule/catch-up': { change: CHANGE },
    [`/api/schedule?childId=${KAI.id}`]: WEEK,
    [`/api/schedule?childId=${ZURI.id}`]: { ...WEEK, childId: ZURI.id, behind: 1 },
  });
  expect(await screen.findByText('6 lessons of earlier days are still open: Kai 5 and Zuri 1.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move them to the coming days' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', path: '/api/schedule/catch-up', body: { everyone: true } },
      { method: 'POST', path: '/api/schedule/changes/c/undo', body: null },
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
  const sent = openPart(week, { ...answers, '/api/schedule?': WEEK });
  expect(await screen.findByText('5 lessons of earlier days are still open.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move them to the coming days' }));
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'POST', path: '/api/schedule/catch-up', body: { childId: KAI.id } }]),
  );
  cleanup();
  openPart(week, { ...answers, '/api/schedule?': { ...WEEK, behind: 0 } });
  expect(await screen.findByText('Kai’s week')).toBeTruthy();
  expect(screen.queryByText(/still open/)).toBeNull();
});
