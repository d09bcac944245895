import type { SafetyAlert } from '@ori/contracts/tutor-care';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { OpenAlertMark, OpenAlerts } from './open-alerts.tsx';

const KAI = '018f4e3a-0000-7000-8000-00000000000a';
const ESI = '018f4e3a-0000-7000-8000-00000000000b';
const SEEN = '2026-11-20T09:00:00.000Z';

const alert = (id: string, changes: Partial<SafetyAlert> = {}): SafetyAlert => ({
  id,
  childId: KAI,
  childName: 'Kai',
  tier: 'S1',
  category: 'self-harm',
  excerpt: 'I want to die',
  at: '2026-11-20T08:00:00.000Z',
  acknowledgedAt: null,
  ...changes,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(listed: SafetyAlert[]): QueryClient {
  const client = new QueryClient();
  let alerts = listed;
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    const id = /alerts\/([^/]+)\/acknowledge/.exec(path)?.[1];
    if (method === 'POST')
      alerts = alerts.map((each) => (each.id === id ? { ...each, acknowledgedAt: SEEN } : each));
    return Response.json(path === '/api/tutor/alerts' ? { alerts, redirects: null } : { success: true });
  });
  document.cookie = 'ori_csrf=token';
  renderDashboard(
    <QueryClientProvider client={client}>
      <main>
        <OpenAlerts />
        <OpenAlertMark childId={KAI} />
        <OpenAlertMark childId={ESI} />
      </main>
    </QueryClientProvider>,
  );
  return client;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says what is urgent, what to do, whom to call and where it can be read, without quoting the child', async () => {
  open([alert('a')]);
  await screen.findByRole('heading', { name: 'Kai: words about hurting oneself' });
  expect(screen.getByText(/Go to your child now/)).toBeTruthy();
  expect(hrefOf('Whom to call: helplines')).toBe('/dashboard/parent/privacy#helplines');
  expect(hrefOf('What Kai wrote to Ori')).toBe(`/dashboard/parent/privacy#talks-${KAI}`);
  expect(screen.queryByText('I want to die')).toBeNull();
});

it('marks the panel of the child it is about, and no other', async () => {
  open([alert('a')]);
  const marks = await screen.findAllByRole('link', { name: 'Please look at this first' });
  expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(['#open-alerts']);
  expect(document.querySelector('#open-alerts')).toBeTruthy();
});

it('stays until it was seen, and then leaves the focus on the page', async () => {
  open([alert('a'), alert('b', { tier: 'S2', category: 'distress', childId: ESI, childName: 'Esi' })]);
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(2);
  const [first] = screen.getAllByRole('button', { name: 'I have seen this' });
  first?.focus();
  fireEvent.click(first!);
  await waitFor(() => expect(screen.queryByText(/hurting oneself/)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('heading', { name: 'Esi: sadness or worry' })).toBeTruthy();
});

it('is nothing where all was seen or nothing has to be done', async () => {
  const client = open([
    alert('a', { acknowledgedAt: SEEN }),
    alert('b', { tier: 'S3', category: 'profanity' }),
  ]);
  await waitFor(() => expect(client.getQueryData(['tutor', 'alerts'])).toBeTruthy());
  expect(screen.queryByText('Please look at this first')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
