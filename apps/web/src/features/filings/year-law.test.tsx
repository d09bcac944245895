import type { Filing, RequirementsAnswer, ToldDuty } from '@ori/contracts/filings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createSessionStore } from '../accounts/session-store.ts';
import { createToastStore } from '../../lib/toasts.ts';
import states from '../../locales/en/states.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { FilingDeskContext } from './filing-desk.ts';
import { YearLaw } from './year-law.tsx';

const CHILD = '018f4e3a-0000-7000-8000-000000000001';
const YEAR_ID = '018f4e3a-0000-7000-8000-000000000002';
const NEW_ID = '018f4e3a-0000-7000-8000-000000000003';

const duty = (change: Partial<ToldDuty>): ToldDuty => ({
  dutyId: 'quarterly',
  part: 1,
  type: 'quarterly',
  what: 'Quarterly report',
  to: 'The superintendent',
  opensOn: null,
  dueOn: '2026-11-15',
  lateOn: null,
  isOwn: false,
  lawDueOn: '2026-11-15',
  unfit: null,
  letterDays: null,
  dueNote: null,
  state: 'overdue',
  isSent: true,
  officialForm: false,
  statute: '8 NYCRR 100.10(g)',
  verified: true,
  filing: null,
  ...change,
});
const FILED: Filing = {
  id: '018f4e3a-0000-7000-8000-000000000009',
  childId: CHILD,
  yearId: YEAR_ID,
  state: 'US-NY',
  pathway: 'home-instruction',
  dutyId: 'intent',
  part: null,
  type: 'intent',
  what: 'Notice of intention',
  dueOn: '2026-07-01',
  sentOn: '2026-06-20',
  method: 'certified-mail',
  receipt: 'RR 12',
  note: '',
  correctionOf: null,
  writtenAt: '2026-06-20T10:00:00.000Z',
  undoneAt: null,
};
const ANSWER: RequirementsAnswer = {
  childId: CHILD,
  today: '2026-11-20',
  year: {
    id: YEAR_ID,
    childId: CHILD,
    startsOn: '2026-09-08',
    endsOn: '2027-06-11',
    state: 'US-NY',
    pathway: null,
    legalName: 'Kai',
    birthDate: null,
    grade: 5,
    schoolName: '',
    supervisor: '',
    qualification: '',
    district: '',
    fullDayMinutes: 240,
  },
  state: { code: 'US-NY', name: 'New York' },
  pathway: { id: 'home-instruction', name: 'Home instruction', isChosen: false },
  duties: [
    duty({
      dutyId: 'intent',
      part: null,
      type: 'intent',
      what: 'Notice of intention',
      state: 'done',
      filing: FILED,
    }),
    duty({}),
    duty({ part: 2, dueOn: null, state: 'unknown', verified: false }),
  ],
  time: [],
  subjects: [
    { id: 'math', name: 'Arithmetic', minutes: 125, perhaps: 0, isCore: true, toName: false, state: 'seen' },
    { id: 'music', name: 'Music', minutes: 0, perhaps: 0, isCore: false, toName: true, state: 'missing' },
  ],
  unplaced: 0,
  daysAttended: 3,
  minutes: 125,
  coreUnknown: 0,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openLaw(answer: RequirementsAnswer, mayFile = true, refused?: string) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push([path, JSON.parse(body)]);
    if (typeof body === 'string' && refused !== undefined) {
      const failure = { code: 'invalid-input', field: 'dueOn', error: refused };
      return new Response(JSON.stringify(failure), { status: 400 });
    }
    return new Response(JSON.stringify(typeof body === 'string' ? FILED : answer));
  });
  const words = englishWords();
  words.addResourceBundle('en', 'states', states);
  const part = (
    <QueryClientProvider client={new QueryClient()}>
      <FilingDeskContext value={{ mayFile, newId: () => NEW_ID }}>
        <YearLaw childId={CHILD} yearId={null} />
      </FilingDeskContext>
    </QueryClientProvider>
  );
  render(
    <Providers i18n={words} session={createSessionStore()} toasts={createToastStore()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
    </Providers>,
  );
  return { sent };
}
const rowOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;

const dateSent = (dueOn: string | null) => [
  '/api/filings/dates',
  { childId: CHILD, yearId: YEAR_ID, dutyId: 'quarterly', part: 1, dueOn },
];

describe('what the law asks of a year', () => {
  it('tells each thing with its day, its place in the law and where it stands', async () => {
    openLaw(ANSWER);
    const done = await rowOf('Notice of intention');
    expect(done.textContent).toContain('Sent Jun 20, 2026 by certified mail · receipt RR 12');
    const late = await rowOf('Quarterly report, part 1');
    expect(within(late).getByText('Overdue')).toBeTruthy();
    expect(late.textContent).toContain('8 NYCRR 100.10(g)');
    const open = await rowOf('Quarterly report, part 2');
    expect(open.textContent).toContain('Ask your district');
    expect(open.textContent).toContain('not yet found in a source');
    expect(screen.getByText('2 h 5 min')).toBeTruthy();
    expect(screen.getByText('nothing yet')).toBeTruthy();
  });

  it('tells a day that only the family knows as the law names it, and sets no day of its own', async () => {
    const dueNote = 'On the dates your IHIP names';
    openLaw({ ...ANSWER, duties: [duty({ dueNote, state: 'unknown' })] });
    const row = await rowOf('Quarterly report, part 1');
    expect(row.textContent).toContain('On the dates your IHIP names · about Nov 15, 2026');
    expect(row.querySelector('time')).toBeNull();
    expect(within(row).queryByText('Overdue')).toBeNull();
  });

  it('tells a date of the family’s that the year was moved away from, and lets it be dropped', async () => {
    const { sent } = openLaw({ ...ANSWER, duties: [duty({ unfit: '2026-08-20' })] });
    const row = await rowOf('Quarterly report, part 1');
    expect(row.textContent).toContain('Your date, Aug 20, 2026, lies too far from this school year');
    fireEvent.click(within(row).getByRole('button', { name: 'Change the date' }));
    fireEvent.click(within(row).getByRole('button', { name: 'Put back the law’s date' }));
    await waitFor(() => expect(sent).toEqual([dateSent(null)]));
  });

  it('takes a report as sent, saying first which days it closes', async () => {
    const { sent } = openLaw(ANSWER);
    const row = await rowOf('Quarterly report, part 1');
    fireEvent.click(within(row).getByRole('button', { name: 'Mark as sent' }));
    expect(document.activeElement).toBe(within(row).getByLabelText('Sent on'));
    expect(row.textContent).toContain('closes the log from Sep 8, 2026 to Nov 15, 2026');
    fireEvent.change(within(row).getByLabelText('Sent on'), { target: { value: '2026-11-12' } });
    expect(row.textContent).toContain('to Nov 11, 2026');
    fireEvent.change(within(row).getByLabelText(/^Receipt/), { target: { value: 'RR 13' } });
    fireEvent.click(within(row).getByRole('button', { name: 'Enter' }));
    const asked = { id: NEW_ID, childId: CHILD, yearId: YEAR_ID, dutyId: 'quarterly', part: 1 };
    const told = { sentOn: '2026-11-12', method: 'mail', receipt: 'RR 13', note: '' };
    await waitFor(() =>
      expect(sent).toContainEqual(['/api/filings', { ...asked, correctionOf: null, ...told }]),
    );
  });

  it('takes the date that the plan or the district names, and gives the button back its place', async () => {
    const { sent } = openLaw({ ...ANSWER, duties: [duty({})] });
    const row = await rowOf('Quarterly report, part 1');
    fireEvent.click(within(row).getByRole('button', { name: 'Change the date' }));
    const field = within(row).getByLabelText<HTMLInputElement>('Your date');
    expect(document.activeElement).toBe(field);
    expect([field.value, field.min, field.max]).toEqual(['2026-11-15', '2026-03-09', '2027-12-11']);
    expect(within(row).queryByRole('button', { name: 'Put back the law’s date' })).toBeNull();
    fireEvent.change(field, { target: { value: '2026-11-30' } });
    fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([dateSent('2026-11-30')]));
    await waitFor(() => expect(within(row).queryByLabelText('Your date')).toBeNull());
    expect(row.contains(document.activeElement)).toBe(true);
  });

  it('tells whose date it is, with the law’s rule beside it, and puts the law’s back', async () => {
    const own = { isOwn: true, dueOn: '2026-11-30', state: 'soon' } as const;
    const { sent } = openLaw({
      ...ANSWER,
      duties: [duty({ ...own, dueNote: 'On the dates your IHIP names' }), duty({ ...own, part: 2 })],
    });
    const row = await rowOf('Quarterly report, part 1');
    expect(row.textContent).toContain('Your date: Nov 30, 2026');
    expect(row.textContent).toContain('The law’s rule: On the dates your IHIP names');
    expect(row.querySelector('time')?.dateTime).toBe('2026-11-30');
    expect((await rowOf('Quarterly report, part 2')).textContent).toContain('The law’s rule: Nov 15, 2026');
    fireEvent.click(within(row).getByRole('button', { name: 'Change the date' }));
    fireEvent.click(within(row).getByRole('button', { name: 'Put back the law’s date' }));
    await waitFor(() => expect(sent).toEqual([dateSent(null)]));
  });

  it('says at the field why a date cannot be, and leaves it as it was when it is left', async () => {
    openLaw({ ...ANSWER, duties: [duty({})] }, true, 'A part ends after it has begun');
    const row = await rowOf('Quarterly report, part 1');
    fireEvent.click(within(row).getByRole('button', { name: 'Change the date' }));
    fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
    await within(row).findByText('A part ends after it has begun');
    expect(document.activeElement).toBe(within(row).getByLabelText('Your date'));
    fireEvent.click(within(row).getByRole('button', { name: 'Cancel' }));
    expect(within(row).queryByLabelText('Your date')).toBeNull();
    expect(row.contains(document.activeElement)).toBe(true);
  });

  it('reckons the date from the day the materials came where the law counts from there', async () => {
    const { sent } = openLaw({
      ...ANSWER,
      duties: [duty({ letterDays: 28, dueOn: '2026-08-15', lawDueOn: '2026-08-15' })],
    });
    const row = await rowOf('Quarterly report, part 1');
    fireEvent.click(within(row).getByRole('button', { name: 'Change the date' }));
    const came = within(row).getByLabelText(/^The day the district’s materials came/);
    const field = within(row).getByLabelText<HTMLInputElement>('Your date');
    fireEvent.change(came, { target: { value: '2026-07-06' } });
    expect(field.value).toBe('2026-08-15');
    fireEvent.change(came, { target: { value: '2026-08-24' } });
    expect(field.value).toBe('2026-09-21');
    expect(within(row).getByRole('status').textContent).toBe('That makes Sep 21, 2026.');
    fireEvent.click(within(row).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([dateSent('2026-09-21')]));
  });

  it('takes a filing back by its id', async () => {
    const { sent } = openLaw(ANSWER);
    const row = await rowOf('Notice of intention');
    fireEvent.click(within(row).getByRole('button', { name: 'Take back' }));
    fireEvent.click(within(row).getByRole('button', { name: 'Take back' }));
    const back = [`/api/filings/${FILED.id}/take-back`, { id: NEW_ID, note: '' }];
    await waitFor(() => expect(sent).toContainEqual(back));
  });

  it('offers the packet in the language of its reader', async () => {
    openLaw(ANSWER);
    const open = await screen.findByRole('link', { name: 'Open the PDF' });
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'es' } });
    expect(open.getAttribute('href')).toBe(
      `/api/filings/packet.pdf?childId=${CHILD}&language=es&yearId=${YEAR_ID}`,
    );
  });

  it('lets a teacher read, and change nothing', async () => {
    openLaw(ANSWER, false);
    await rowOf('Notice of intention');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Open the PDF' })).toBeNull();
  });

  it('says of a state nobody read that it is the general record', async () => {
    const general = { pathway: null, duties: [], subjects: [] };
    openLaw({ ...ANSWER, state: { code: 'US-ID', name: 'Idaho' }, ...general });
    expect(await screen.findByText(/We have not read the law of Idaho yet/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The record as PDF' })).toBeTruthy();
  });
});
