import type { Portfolio } from '@ori/contracts/portfolio';
import { FILE_MAX_BYTES } from '@ori/contracts/portfolio-names';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { ChildPortfolio } from './child-portfolio.tsx';

const KOFI = { id: '018f4e3a-0000-7000-8000-00000000000a', firstName: 'Kofi' };
const SAMPLE = {
  id: '018f4e3a-0000-7000-8000-000000000001',
  childId: KOFI.id,
  title: 'A map of our street',
  subject: 'social' as const,
  day: '2026-09-05',
  period: 'early' as const,
  childWords: 'I counted the steps.',
  note: '',
  standard: '',
  file: null,
  addedAt: '2026-09-05T10:00:00.000Z',
};
const PORTFOLIO: Portfolio = {
  childId: KOFI.id,
  from: '2026-08-01',
  to: '2027-05-31',
  samples: [SAMPLE],
  books: [],
  assessments: [],
  mayWrite: true,
};

interface Sent {
  readonly path: string;
  readonly body: unknown;
}
let sent: Sent[] = [];
let answerFile = 200;
let asked = 0;

beforeEach(() => {
  sent = [];
  answerFile = 200;
  asked = 0;
  document.cookie = 'ori_csrf=token';
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      asked += 1;
      return Response.json(PORTFOLIO);
    }
    sent.push({ path, body });
    if (path.includes('/file') && answerFile !== 200)
      return Response.json({ code: 'file-unreadable', field: 'file' }, { status: answerFile });
    return Response.json({ success: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(): void {
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <ChildPortfolio child={KOFI} />
    </QueryClientProvider>,
  );
}

async function fillSample(file: File): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a sample' }));
  fireEvent.change(screen.getByLabelText('What it is'), { target: { value: 'A kite' } });
  Reflect.set(screen.getByLabelText(/Picture or PDF/), 'files', [file]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep this sample' }));
}

it('puts a sample into the third of the year it was made in, and says where there is none', async () => {
  open();
  const early = await screen.findByRole('region', { name: 'Early' });
  expect(within(early).getByText('I counted the steps.')).toBeTruthy();
  for (const name of ['Middle', 'Late'])
    expect(
      within(screen.getByRole('region', { name })).getByText('Nothing from this time yet.'),
    ).toBeTruthy();
});

it('sends no file that is too big, and says so at its field', async () => {
  open();
  const big = new File(['x'], 'kite.png', { type: 'image/png' });
  Object.defineProperty(big, 'size', { value: FILE_MAX_BYTES + 1 });
  await fillSample(big);
  expect(await screen.findByText('This file is too big. At most 12 MB')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('sends no file that is empty, and no sample of a year that is not shown', async () => {
  open();
  await fillSample(new File([], 'kite.png', { type: 'image/png' }));
  expect(await screen.findByText('This file is empty')).toBeTruthy();
  Reflect.set(screen.getByLabelText(/Picture or PDF/), 'files', [new File(['x'], 'kite.png')]);
  const day = screen.getByLabelText<HTMLInputElement>('Made on');
  expect(day.min).toBe(PORTFOLIO.from);
  expect(sent).toEqual([]);
});

it('shows a sample that was kept although its file was refused', async () => {
  open();
  answerFile = 400;
  await fillSample(new File(['x'], 'kite.png', { type: 'image/png' }));
  expect(await screen.findByText('This file cannot be read')).toBeTruthy();
  await waitFor(() => expect(asked).toBe(2));
});

it('is the same sample when it is sent again after its file was refused', async () => {
  open();
  answerFile = 400;
  await fillSample(new File(['x'], 'kite.png', { type: 'image/png' }));
  expect(await screen.findByText('This file cannot be read')).toBeTruthy();
  answerFile = 200;
  fireEvent.click(screen.getByRole('button', { name: 'Keep this sample' }));
  expect(await screen.findByRole('button', { name: 'Add a sample' })).toBe(document.activeElement);
  const samples = sent.filter(({ path }) => path === '/api/portfolio/samples');
  expect(samples).toHaveLength(2);
  expect(samples[0]?.body).toBe(samples[1]?.body);
});
