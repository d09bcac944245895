import type { CalendarAnswer, CalendarItem, FollowedAnswer, FollowedCourse } from '@ori/contracts/calendar';
import type { PlannedAssignment, Schedule } from '@ori/contracts/planning';
import { usualWeek } from '@ori/core/planning/usual-week';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarView } from './calendar-view.tsx';
import { FamilyWeek } from './family-week.tsx';
import { FeedPart } from './feed-part.tsx';
import { FollowedFamily } from './followed-family.tsx';
import { GivenFamily } from './given-family.tsx';
import { KAI, openPart, ZURI } from './testing/open-part.tsx';

const TODAY = '2026-11-18';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T15:00:00`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NOTHING = { reason: null, subject: null, status: null, sourceId: null, lessonId: null } as const;
const item = (part: Partial<CalendarItem> & Pick<CalendarItem, 'key' | 'kind' | 'day'>): CalendarItem => {
  return { ...NOTHING, until: part.day, childId: null, title: null, ...part };
};

it('tells each day of the month in words, and a chosen one child by child', async () => {
  const answer: CalendarAnswer = {
    from: '2026-10-26',
    to: '2026-12-06',
    today: TODAY,
    items: [
      item({
        key: 'a',
        kind: 'lesson',
        day: '2026-11-24',
        childId: KAI.id,
        title: 'Halves',
        lessonId: 'halves',
        subject: 'math',
      }),
      item({
        key: 'b',
        kind: 'lesson',
        day: '2026-11-24',
        childId: ZURI.id,
        title: 'Rhymes',
        lessonId: 'rhymes',
        subject: 'language',
      }),
      item({ key: 'p', kind: 'practice', day: '2026-11-30', childId: ZURI.id, subject: 'language' }),
      item({ key: 'q', kind: 'practice', day: '2026-11-23', childId: KAI.id, subject: 'math' }),
      item({ key: 'c', kind: 'deadline', day: '2026-11-24', title: 'Notice of intent' }),
      item({ key: 'd', kind: 'rest', day: '2026-11-26', until: '2026-11-27', reason: 'holiday' }),
    ],
  };
  openPart(<CalendarView>{[KAI, ZURI]}</CalendarView>, { '/api/calendar': answer });
  expect(await screen.findByRole('radio', { name: /November 30, practice in 1 subject$/ })).toBeTruthy();
  const over = screen.getByText(/no lesson is planned any more/);
  expect(over.textContent).toMatch(/^Zuri: no lesson is planned any more of Language from .*30.* on, only/);
  expect(within(over).getByRole('link').getAttribute('href')).toBe('/dashboard/parent/curriculum');
  const day = await screen.findByRole('radio', { name: 'Tuesday, November 24, Notice of intent, 2 lessons' });
  expect(screen.getByRole('radio', { name: 'Friday, November 27, Days off' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Wednesday, November 18', checked: true })).toBeTruthy();
  fireEvent.click(day);
  const panel = within(screen.getByRole('region', { name: 'Tuesday, November 24' }));
  expect(panel.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Everybody',
    'Kai',
    'Zuri',
  ]);
  expect(panel.getByRole('link', { name: 'Halves' }).getAttribute('href')).toBe('/lessons/halves');
});

const given = (id: string, childId: string, part: Partial<PlannedAssignment>): PlannedAssignment => ({
  id: `018f4e3a-0000-7000-8000-0000000000${id}`,
  childId,
  kind: 'practice',
  title: 'Tens',
  from: null,
  lesson: null,
  skill: { id: 'tens', title: 'Tens' },
  count: 10,
  answered: 3,
  dueOn: TODAY,
  givenAt: '2026-11-10T10:00:00Z',
  completedAt: null,
  state: 'started',
  status: 'due',
  ...part,
});

describe('what was given', () => {
  const LATE = given('0a', KAI.id, { status: 'late', dueOn: '2026-11-12', title: 'Halves' });
  const DUE = given('0b', ZURI.id, {});
  const answers = { '/api/assignments/move': { moved: 2 }, '/api/assignments': { assignments: [LATE, DUE] } };

  it('is moved together to another day, whoever’s it is', async () => {
    const sent = openPart(<GivenFamily family={[KAI, ZURI]} />, answers);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose “Halves”' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose “Tens”' }));
    expect(screen.getByText('2 chosen')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('New day'), { target: { value: '2026-11-20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: 'POST',
          path: '/api/assignments/move',
          body: { ids: [LATE.id, DUE.id], dueOn: '2026-11-20' },
        },
      ]),
    );
  });

  it('is excused, and given again for today at the latest when that is undone', async () => {
    const left = { assignments: [LATE] };
    const sent = openPart(<GivenFamily family={[KAI, ZURI]} />, { '/api/assignments': left });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose “Halves”' }));
    left.assignments = [];
    fireEvent.click(screen.getByRole('button', { name: 'Excuse' }));
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        childId: KAI.id,
        kind: 'practice',
        dueOn: TODAY,
        skill: 'tens',
        count: 10,
      }),
    );
  });
});

const EMPTY: Schedule = {
  childId: KAI.id,
  today: TODAY,
  from: '2026-11-16',
  to: '2026-11-22',
  timetable: [],
  entries: [],
  rests: [],
  closed: [],
  behind: 0,
  mayEdit: true,
};

it('offers the way back from a day that is lost for everybody, also once its button is gone', async () => {
  const plan: { -readonly [Key in keyof Schedule]: Schedule[Key] } = {
    ...EMPTY,
    timetable: [{ weekday: 3, subject: 'math', minutes: 30 }],
  };
  const change = { id: 'c', kind: 'sick', day: TODAY, madeAt: '2026-11-18T15:00:00Z', moved: [] };
  const sent = openPart(<FamilyWeek onOwn={() => undefined}>{[KAI]}</FamilyWeek>, {
    '/api/schedule/sick-day': { change },
    '/api/schedule?': plan,
  });
  plan.rests = [{ id: 'r', childId: KAI.id, from: TODAY, to: TODAY, reason: 'sick', title: null }];
  fireEvent.click(await screen.findByRole('button', { name: /^Kai is ill on Wednesday, November 18/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/schedule/sick-day', { childId: KAI.id, day: TODAY }],
      ['/api/schedule/changes/c/undo', null],
    ]),
  );
});

it('begins a child’s plan at one press: a usual week for the age, of what the child’s courses are about', async () => {
  const courses = [{ subject: 'math' }, { subject: 'science' }];
  const answers: Record<string, unknown> = {
    '/api/schedule/courses': { children: [{ childId: KAI.id, yearEndsOn: null, courses }] },
    '/api/schedule': EMPTY,
  };
  const sent = openPart(<FamilyWeek onOwn={() => undefined}>{[KAI]}</FamilyWeek>, answers);
  const slots = usualWeek('3-5', ['math', 'science']);
  const begin = await screen.findByRole('button', { name: 'Begin with a usual week' });
  // The courses come with their own call.
  await new Promise((resolve) => setTimeout(resolve, 100));
  answers['/api/schedule'] = { ...EMPTY, timetable: slots };
  begin.focus();
  fireEvent.click(begin);
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ childId: KAI.id, slots, before: [] }));
  await waitFor(() => expect(begin.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Kai' }));
});

const course = (courseId: string, part: Partial<FollowedCourse>): FollowedCourse => ({
  courseId,
  title: courseId,
  subject: 'math',
  band: '3-5',
  isOwn: false,
  lessons: 12,
  completed: 4,
  next: null,
  forecast: { endsOn: '2027-06-10', afterYear: 0 },
  because: 'chosen',
  ...part,
});

describe('what is followed', () => {
  const followed: FollowedAnswer = {
    children: [
      {
        childId: KAI.id,
        yearEndsOn: '2027-06-04',
        courses: [
          course('Fractions', { forecast: { endsOn: '2027-06-10', afterYear: 2 } }),
          course('Verse', { forecast: { endsOn: null, afterYear: 8 } }),
        ],
      },
    ],
  };
  const timetable = [{ weekday: 1, subject: 'math' as const, minutes: 30 }];
  const answers = {
    '/api/schedule/courses': followed,
    '/api/schedule': { ...EMPTY, timetable },
    '/api/courses': { courses: [] },
  };

  it('tells when each course ends, what does not fit the year, and what finds no time at all', async () => {
    openPart(<FollowedFamily family={[KAI]} />, answers);
    expect(await screen.findByText('At this pace it ends on June 10, 2027.')).toBeTruthy();
    expect(screen.getByText('2 lessons lie after the end of the year.')).toBeTruthy();
    expect(screen.getByText(/no end in sight/)).toBeTruthy();
  });

  it('changes the order and the pace', async () => {
    const sent = openPart(<FollowedFamily family={[KAI]} />, answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Move “Verse” up' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({ childId: KAI.id, courseIds: ['Verse', 'Fractions'] }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'One day more of Math for Kai' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        childId: KAI.id,
        slots: [...timetable, { weekday: 2, subject: 'math', minutes: 30 }],
        before: timetable,
      }),
    );
  });
});

it('tells a feed’s address once, and leads the calendar there', async () => {
  const address = 'https://ori.example/api/calendar/feeds/AAAAAAAAAAAAAAAAAAAAAA.ics';
  const standing = {
    exists: true,
    hasNames: false,
    madeAt: '2026-11-18T10:00:00Z',
    lastReadAt: null,
    address,
  };
  const sent = openPart(<FeedPart />, { '/api/calendar/feed': standing });
  expect(await screen.findByText(/No calendar has asked for it yet/)).toBeTruthy();
  expect(screen.queryByLabelText('Address')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Make another address' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe(address);
  expect(sent.map(({ body }) => body)).toEqual([{ hasNames: false }]);
  expect(screen.getByRole('link', { name: 'Open in the calendar' }).getAttribute('href')).toBe(
    'webcal://ori.example/api/calendar/feeds/AAAAAAAAAAAAAAAAAAAAAA.ics',
  );
});
