import type { InstructionEntry } from '@ori/contracts/records';
import type { RecordSummary } from '@ori/contracts/records-room';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createToastStore } from '../../lib/toasts.ts';
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import records from '../../locales/en/records.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { createSessionStore } from '../accounts/session-store.ts';
import { LogLine } from './log-line.tsx';
import { RecordFigures } from './record-figures.tsx';
import { QuickLog } from './quick-log.tsx';
import { RecordRoomContext } from './record-room.ts';
import { YearCalendar } from './year-calendar.tsx';

const TODAY = '2026-11-20';
const AT = '2026-11-20T15:00:00.000Z';
const YEAR: RecordSummary = {
  childId: 'kai',
  today: TODAY,
  from: '2026-07-01',
  to: '2027-06-30',
  minutes: 0,
  subjects: [],
  locks: [],
  days: [
    {
      day: TODAY,
      minutes: 240,
      kind: 'full',
      source: 'parent',
      writtenAt: AT,
      lockedAt: null,
      filedAs: null,
    },
  ],
  attendance: { attended: 1, full: 1, half: 0, trip: 0, absent: 0, holiday: 0, sick: 0 },
};
const LINE: InstructionEntry = {
  id: 'line',
  childId: 'kai',
  day: TODAY,
  startedAt: null,
  minutes: 30,
  subject: 'life',
  stateSubject: null,
  isCore: null,
  place: 'home',
  kind: 'music',
  title: 'Violin',
  materials: [],
  source: 'parent',
  writtenAt: AT,
  lockedAt: null,
  correctionOf: null,
  struckAt: null,
};

/** What is answered at an address, beside the usual. */
const answers = new Map<string, object>();
const sent: { path: string; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  sent.length = 0;
  answers.clear();
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    const own = answers.get(path.split('?')[0] ?? '');
    return new Response(JSON.stringify(own ?? (path.endsWith('/attendance') ? YEAR : LINE)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let made = 0;
function draw(part: ReactNode, mayWrite = true) {
  const words = englishWords();
  words.addResourceBundle('en', 'dashboard', dashboard);
  words.addResourceBundle('en', 'records', records);
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <RecordRoomContext value={{ mayWrite, newId: () => `id-${(made += 1)}` }}>{part}</RecordRoomContext>
    </QueryClientProvider>
  );
  return render(
    <Providers i18n={words} session={createSessionStore()} toasts={createToastStore()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Providers>,
  );
}
const tap = (day: string) => fireEvent.click(document.querySelector(`[data-day="${day}"]`) as HTMLElement);

it('a trip is written for every child that was there, each line under an id of its own', async () => {
  const family = ['zuri', 'kai', 'mina'].map((id) => ({ id, firstName: id }));
  draw(<QuickLog family={family} alone={null} day={TODAY} today={TODAY} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Trip' }));
  fireEvent.change(screen.getByLabelText('Where to'), { target: { value: 'City museum' } });
  fireEvent.click(screen.getByRole('button', { name: 'Write it down' }));
  await screen.findByText('Please choose at least one child');
  expect(sent).toEqual([]);
  for (const name of ['zuri', 'mina']) fireEvent.click(screen.getByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'Write it down' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body['childId'])).toEqual(['zuri', 'mina']);
  expect(new Set(sent.map(({ body }) => body['id'])).size).toBe(2);
  expect(sent[0]?.body).toMatchObject({
    kind: 'trip',
    place: 'away',
    subject: 'social',
    minutes: 180,
    day: TODAY,
  });
});

it('a tap says what a day was, a second one takes it back, and no day to come can be marked', async () => {
  draw(<YearCalendar year={YEAR} />);
  tap('2026-11-19');
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ from: '2026-11-19', kind: 'full' }));
  tap(TODAY);
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ from: TODAY, kind: null }));
  fireEvent.click(screen.getByRole('radio', { name: /^Ill/ }));
  tap(TODAY);
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ from: TODAY, kind: 'sick' }));
  expect(document.querySelector('[data-day="2026-11-21"]')).toBeNull();
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
});

it('arrow keys walk from day to day and from week to week', () => {
  draw(<YearCalendar year={YEAR} />);
  const today = screen.getByRole('button', {
    name: /^Friday, November 20: Full day, 4 h, said by a parent$/,
  });
  today.focus();
  fireEvent.keyDown(today, { key: 'ArrowUp' });
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-13');
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-12');
});

it('a subject that only a parent can name is chosen where the state has one, and is not asked for elsewhere', async () => {
  answers.set('/api/records/years', {
    years: [{ id: 'year', startsOn: YEAR.from, endsOn: YEAR.to, state: 'US-PA' }],
  });
  answers.set('/api/filings/requirements', {
    subjects: [
      { name: 'Arithmetic', toName: false },
      { name: 'Art', toName: true },
    ],
  });
  draw(<QuickLog family={[{ id: 'kai', firstName: 'Kai' }]} alone="kai" day={TODAY} today={TODAY} />);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Your state’s subject');
  expect([...choice.options].map(({ text }) => text)).toEqual(['By the subject', 'Art']);
  fireEvent.change(choice, { target: { value: 'Art' } });
  fireEvent.change(screen.getByLabelText('Which book'), { target: { value: 'Pears' } });
  fireEvent.click(screen.getByRole('button', { name: 'Write it down' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ title: 'Pears', stateSubject: 'Art' }));
  await waitFor(() => expect(choice.value, 'the next line is not art by itself').toBe(''));
  fireEvent.change(screen.getByLabelText('Which book'), { target: { value: 'Sums' } });
  fireEvent.click(screen.getByRole('button', { name: 'Write it down' }));
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ title: 'Sums', stateSubject: null }));
  cleanup();
  answers.set('/api/filings/requirements', { subjects: [{ name: 'Arithmetic', toName: false }] });
  draw(<QuickLog family={[{ id: 'kai', firstName: 'Kai' }]} alone="kai" day={TODAY} today={TODAY} />);
  await screen.findByLabelText('Which book');
  expect(screen.queryByLabelText('Your state’s subject')).toBeNull();
});

it('a line is set right by another that names it, or struck with a reason', async () => {
  draw(<LogLine entry={LINE} today={TODAY} />);
  fireEvent.click(screen.getByRole('button', { name: 'Set “Violin” right' }));
  fireEvent.change(screen.getByLabelText('Minutes'), { target: { value: '45' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep the correction' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      minutes: 45,
      corrects: { id: 'line', day: TODAY },
      childId: 'kai',
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Set “Violin” right' }));
  fireEvent.change(screen.getByLabelText(/^Why it is struck/), { target: { value: 'Twice' } });
  fireEvent.click(screen.getByRole('button', { name: 'Strike the line' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: '/api/records/entries/line/strike' }));
  expect(sent.at(-1)?.body).toEqual({ childId: 'kai', day: TODAY, because: 'Twice' });
});

it('a struck line tells why', () => {
  draw(<LogLine entry={{ ...LINE, struckAt: LINE.writtenAt, struckBecause: 'Twice' }} today={TODAY} />);
  expect(document.querySelector('.rec-trace')?.textContent).toMatch(/ · Twice$/);
});

it('who may only read finds no way to write', () => {
  draw(
    <>
      <YearCalendar year={YEAR} />
      <LogLine entry={LINE} today={TODAY} />
    </>,
    false,
  );
  expect(document.querySelector('[data-day]')).toBeNull();
  expect(screen.queryByRole('button', { name: /right$/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([true, false])('a year’s time is told to the minute, beside others (%s) as alone', (isShort) => {
  draw(<RecordFigures year={{ ...YEAR, minutes: 165 }} asked={null} isShort={isShort} />);
  expect(screen.getByText('2 h 45 min')).toBeTruthy();
});

it('core time is told only where the state’s law names a core', () => {
  const measure = {
    days: null,
    minutes: null,
    dayMinutes: null,
    state: 'running',
    statute: '',
    verified: true,
  } as const;
  const year = { ...YEAR, minutes: 165 };
  const { unmount } = draw(
    <RecordFigures year={year} asked={{ ...measure, core: null, coreAtHome: null }} />,
  );
  expect(screen.queryByText('Core subjects')).toBeNull();
  unmount();
  draw(
    <RecordFigures
      year={year}
      asked={{ ...measure, core: { needed: 36_000, done: 60 }, coreAtHome: null }}
    />,
  );
  expect(screen.getByText('Core subjects')).toBeTruthy();
});
