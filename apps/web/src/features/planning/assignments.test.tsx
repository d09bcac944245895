import type { PlannedAssignment } from '@ori/contracts/planning';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { AssignmentView } from './assignment-view.tsx';
import { AssignmentsView } from './assignments-view.tsx';

const LATE: PlannedAssignment = {
  id: '018f4e3a-0000-7000-8000-00000000000a',
  childId: '018f4e3a-0000-7000-8000-000000000001',
  kind: 'practice',
  title: 'Add unlike fractions',
  lesson: null,
  skill: { id: 'ma-addunlike', title: 'Add unlike fractions' },
  count: 10,
  answered: 4,
  dueOn: '2020-01-10',
  givenAt: '2020-01-01T10:00:00.000Z',
  completedAt: null,
  state: 'started',
  status: 'late',
  from: { name: 'Teo Laurent', isYou: false, course: null, isMovedAtHome: false },
};
const DONE: PlannedAssignment = {
  ...LATE,
  id: '018f4e3a-0000-7000-8000-00000000000b',
  title: 'Halves',
  answered: 10,
  completedAt: '2020-01-05T10:00:00.000Z',
  state: 'completed',
  status: 'done',
  from: null,
};

function open(view: 'list' | 'one', answer: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
  return renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      {view === 'list' ? (
        <AssignmentsView density="middle" />
      ) : (
        <AssignmentView id={LATE.id} density="middle" />
      )}
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows open ones before those that are done, and a late one without blame', async () => {
  open('list', { assignments: [LATE, DONE] });
  const todo = within(await screen.findByRole('region', { name: 'Open' }));
  expect(todo.getByRole('link', { name: 'Add unlike fractions' })).toBeTruthy();
  expect(todo.getByText('still welcome')).toBeTruthy();
  expect(todo.getByText('4 of 10 questions')).toBeTruthy();
  expect(todo.getByText('from Teo Laurent')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Done' })).getByText('Halves')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/overdue|missed|failed/i);
});

it('leads practice that was given to its skill', async () => {
  open('one', LATE);
  const link = await screen.findByRole('link', { name: 'Go on' });
  expect(link.getAttribute('href')).toBe('/dashboard/practice?skill=ma-addunlike');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('4 of 10 questions');
});

it('says what an empty list means', async () => {
  open('list', { assignments: [] });
  expect(await screen.findByText('Nothing waits for you here')).toBeTruthy();
});
