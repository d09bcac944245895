import type { ProgressReport } from '@ori/contracts/progress-report';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { Page } from './reports.page.tsx';

const KAI = { id: '018f4e3a-0000-7000-8000-00000000000a', firstName: 'Kai' };
const ZURI = { id: '018f4e3a-0000-7000-8000-00000000000b', firstName: 'Zuri' };
const YEARS = [
  { childId: KAI.id, startsOn: '2026-09-08', endsOn: '2027-06-11', source: 'family' },
  { childId: ZURI.id, startsOn: '2026-07-01', endsOn: '2027-06-30', source: 'record' },
];
const REPORT: ProgressReport = {
  childId: KAI.id,
  from: '2026-11-01',
  to: '2026-11-18',
  title: 'Progress report',
  span: 'these days',
  lead: 'What was done.',
  figures: [],
  sections: [],
  foot: 'Counted.',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T15:00:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What was asked of the reports. */
function open(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/progress/report')) asked.push(path);
    if (path.startsWith('/api/calendar/year'))
      return Response.json({ startsOn: null, endsOn: null, terms: [], children: YEARS, rests: [] });
    return Response.json(path.startsWith('/api/progress') ? REPORT : { children: [KAI, ZURI] });
  });
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return asked;
}
const spanOf = (path = '') => {
  const query = new URL(path, 'http://here').searchParams;
  return ['childId', 'from', 'to'].map((name) => query.get(name));
};

it('a report over the school year follows the year that was set, and stays so for another child', async () => {
  const asked = open();
  fireEvent.click(await screen.findByRole('button', { name: 'This school year' }));
  await waitFor(() => expect(spanOf(asked.at(-1))).toEqual([KAI.id, '2026-09-08', '2026-11-18']));
  fireEvent.click(screen.getByRole('button', { name: 'Zuri' }));
  await waitFor(() => expect(spanOf(asked.at(-1))).toEqual([ZURI.id, '2026-07-01', '2026-11-18']));
  expect(screen.getByRole('button', { name: 'This school year', pressed: true })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-10-05' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kai' }));
  await waitFor(() => expect(spanOf(asked.at(-1))).toEqual([KAI.id, '2026-10-05', '2026-11-18']));
});

it('names the day at fault where the days run backwards or are too many, and asks for no report', async () => {
  const asked = open();
  const last = await screen.findByLabelText('To');
  await waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.change(last, { target: { value: '2026-10-01' } });
  expect(screen.getByText('Please choose a day on or after the first')).toBeTruthy();
  expect(last.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  fireEvent.change(last, { target: { value: '2028-10-01' } });
  expect(screen.getByText('At most 366 days, please')).toBeTruthy();
  expect(asked).toHaveLength(1);
  fireEvent.change(last, { target: { value: '2026-11-10' } });
  await waitFor(() => expect(spanOf(asked.at(-1))).toEqual([KAI.id, '2026-11-01', '2026-11-10']));
  expect(last.getAttribute('aria-invalid')).toBeNull();
});
