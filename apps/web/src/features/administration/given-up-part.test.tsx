import type { GivenUp } from '@ori/contracts/administration';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { GivenUpPart } from './given-up-part.tsx';

const JOB = {
  id: 7,
  kind: 'code',
  name: 'childCode',
  addedAt: '2026-11-20T10:00:00.000Z',
  triedAt: '2026-11-25T10:00:00.000Z',
  tries: 125,
  reason: 'ECONNREFUSED',
} as const;
const ALERT = { ...JOB, id: 9, kind: 'alert', name: 'alertUrgent', tries: 480 } as const;

let left: GivenUp['jobs'];
let acts: string[];
beforeEach(() => {
  left = [JOB, ALERT];
  acts = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') {
      acts.push(`${method} ${path}`);
      left = left.filter(({ id }) => !path.startsWith(`/api/admin/given-up/${id}`));
    }
    return Response.json({ jobs: left });
  });
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <GivenUpPart />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const row = async (name: string) => within((await screen.findByText(name)).closest('li')!);

it('tells of each in words what it is, how often it was tried and the class of the failure', async () => {
  const alert = await row('Alert about a child');
  expect(alert.getByText(/480 tries/)).toBeTruthy();
  expect(alert.getByText('ECONNREFUSED')).toBeTruthy();
  expect((await row('Sign-in code')).getByText('childCode')).toBeTruthy();
});

it('tries one again at one press, and says so', async () => {
  fireEvent.click((await row('Alert about a child')).getByRole('button', { name: /Try again.*Alert/ }));
  await waitFor(() => expect(screen.queryByText('Alert about a child')).toBeNull());
  expect(acts).toEqual(['POST /api/admin/given-up/9/try-again']);
});

it('discards one only once it was asked again', async () => {
  fireEvent.click((await row('Sign-in code')).getByRole('button', { name: /Discard.*Sign-in code/ }));
  const first = await screen.findByRole('alertdialog', { name: 'Discard this for good?' });
  fireEvent.click(within(first).getByText('Keep it'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(acts).toEqual([]);
  fireEvent.click((await row('Sign-in code')).getByRole('button', { name: /Discard.*Sign-in code/ }));
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Sign-in code')).toBeNull());
  expect(acts).toEqual(['DELETE /api/admin/given-up/7']);
});
