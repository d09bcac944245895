import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Page } from '../../pages/dashboard/parent/mindfulness.page.tsx';
import { renderDashboard } from '../../testing/render-dashboard.tsx';

const CHILD = { id: '018f4e3a-0000-7000-8000-000000000001', firstName: 'Zuri', ageGroup: 'k2' };
const quiet = (id: string, band: string) => ({
  id,
  band,
  kind: 'listening',
  minutes: 1,
  lab: null,
  title: `The ${id}`,
  purpose: 'To notice.',
  steps: ['Listen.'],
  instead: 'Or draw.',
  adult: 'No test.',
});
const MIND = {
  lang: 'en',
  findings: [],
  traditions: [],
  contested: [],
  activities: [quiet('bell', 'K-2'), quiet('walk', '3-5')],
  safety: ['Always by choice.'],
  talk: [],
};

/** The server as this room sees it; what was sent to it is kept. */
function serve() {
  const sent: unknown[] = [];
  let mindfulness = false;
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PUT') {
      sent.push(JSON.parse(body ?? ''));
      mindfulness = true;
    }
    const answers: [string, unknown][] = [
      ['/api/heritage/mind', MIND],
      ['/api/families/children', { children: [CHILD] }],
      ['/api/activity-log', { entries: [], hasMore: false }],
      ['/api/practices/', { childId: CHILD.id, mindfulness, decidedAt: null }],
    ];
    const found = answers.find(([start]) => path.startsWith(start));
    return new Response(JSON.stringify(found?.[1] ?? {}));
  });
  return sent;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers nothing before a parent turns it on, and then what fits the age', async () => {
  const sent = serve();
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  const offer = await screen.findByRole('checkbox', { name: 'Offer quiet activities to Zuri' });
  expect(offer).toHaveProperty('checked', false);
  expect(screen.getByText('Not decided yet: nothing is offered.')).toBeTruthy();
  expect(screen.queryByText('The bell')).toBeNull();
  expect(screen.getByText('Always by choice.')).toBeTruthy();
  fireEvent.click(offer);
  expect(await screen.findByText('The bell')).toBeTruthy();
  expect(screen.queryByText('The walk')).toBeNull();
  await waitFor(() => expect(sent).toEqual([{ mindfulness: true }]));
  expect(screen.getByText('Nothing written down for Zuri yet.')).toBeTruthy();
});
