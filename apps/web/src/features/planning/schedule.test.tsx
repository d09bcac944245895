import type { Schedule, ScheduleEntry } from '@ori/contracts/planning';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScheduleView } from './schedule-view.tsx';
import { KAI, openPart } from './testing/open-part.tsx';

const LESSON: ScheduleEntry = {
  id: '018f4e3a-0000-7000-8000-00000000000a',
  childId: KAI.id,
  day: '2026-11-17',
  subject: 'math',
  kind: 'lesson',
  courseId: 'math-6-8',
  lesson: {
    id: 'gou-and-gu',
    title: 'Gou and Gu',
    summary: 'What it is about.',
    subject: 'math',
    band: '6-8',
    grade: '8',
    durationMin: 40,
    courseId: 'math-6-8',
    skills: [],
    practiceCount: 8,
  },
  minutes: 40,
  isPinned: false,
  status: 'late',
};
const PRACTICE: ScheduleEntry = {
  ...LESSON,
  id: '018f4e3a-0000-7000-8000-00000000000b',
  day: '2026-11-18',
  subject: 'science',
  kind: 'practice',
  courseId: null,
  lesson: null,
  minutes: 25,
  status: 'due',
};
const WEEK: Schedule = {
  childId: KAI.id,
  today: '2026-11-18',
  from: '2026-11-16',
  to: '2026-11-22',
  timetable: [{ weekday: 2, subject: 'math', minutes: 40 }],
  entries: [LESSON, PRACTICE],
  rests: [
    {
      id: '018f4e3a-0000-7000-8000-00000000000c',
      childId: null,
      from: '2026-11-21',
      to: '2026-11-22',
      reason: 'holiday',
      title: null,
    },
  ],
  closed: [],
  behind: 0,
  mayEdit: true,
};

/** Draws the week of a server that always gives this plan, and keeps what it is sent. */
const open = (plan: Schedule) =>
  openPart(<ScheduleView density="middle" />, { '/api/': { ...plan, change: null, changes: [] } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the week of a learner', () => {
  it('leads to lessons and practice, and says kindly that an earlier one is still open', async () => {
    open(WEEK);
    const lesson = await screen.findByRole('link', { name: 'Gou and Gu' });
    expect(lesson.getAttribute('href')).toBe('/dashboard/student/courses/math-6-8/lessons/gou-and-gu');
    expect(screen.getByText('still open')).toBeTruthy();
    const practice = screen.getByRole('link', { name: 'Practice: Science' });
    expect(practice.getAttribute('href')).toBe('/dashboard/practice');
  });

  it('sends the day that is chosen in “Move to…”', async () => {
    const sent = open(WEEK);
    fireEvent.click(await screen.findByRole('button', { name: 'Move “Gou and Gu” to…' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Friday, November 20' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { method: 'POST', path: `/api/schedule/entries/${LESSON.id}/move`, body: { day: '2026-11-20' } },
    ]);
  });

  it('moves an entry that is dropped on another day', async () => {
    const sent = open(WEEK);
    const lesson = await screen.findByRole('link', { name: 'Gou and Gu' });
    const carried = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => void carried.set(type, value),
      getData: (type: string) => carried.get(type) ?? '',
    };
    const thursday = screen.getByRole('heading', { level: 2, name: /^Thu/ }).closest('li') as HTMLElement;
    fireEvent.dragStart(lesson, { dataTransfer });
    fireEvent.drop(thursday, { dataTransfer });
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ day: '2026-11-19' }]));
  });

  it('lets somebody who may not change it look at it and take a pause, nothing more', async () => {
    const sent = open({ ...WEEK, mayEdit: false });
    await screen.findByText('Gou and Gu');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(screen.queryByText('My timetable')).toBeNull();
    expect(screen.queryByText('I am ill today')).toBeNull();
    expect(screen.queryByRole('button', { name: 'End it' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Take a pause', hidden: true }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { from: '2026-11-18', to: '2026-11-18', reason: 'pause' },
      ]),
    );
  });

  it('sends the minutes of a timetable, leaving out what is empty', async () => {
    const sent = open({ ...WEEK, timetable: [], entries: [] });
    expect(await screen.findByText('No week is planned yet')).toBeTruthy();
    const science = within(screen.getByRole('group', { name: 'Science' }));
    fireEvent.click(science.getByRole('button', { name: 'Science, Friday' }));
    fireEvent.change(science.getByLabelText('min a day'), { target: { value: '45' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save and draw the weeks' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: 'PUT',
          path: '/api/schedule/timetable',
          body: { slots: [{ weekday: 5, subject: 'science', minutes: 45 }], before: [] },
        },
      ]),
    );
  });

  it('tells that the week was changed elsewhere, and writes over it only after that', async () => {
    const refused = Response.json({ code: 'changed-meanwhile' }, { status: 409 });
    const plan = { ...WEEK, entries: [], change: null, changes: [] };
    const answers: Record<string, unknown> = { '/api/schedule/timetable': refused, '/api/': plan };
    const sent = openPart(<ScheduleView density="middle" />, answers);
    const editor = await screen.findByRole('button', { name: 'Save and draw the weeks' });
    const elsewhere = [{ weekday: 3, subject: 'math', minutes: 20 }];
    answers['/api/'] = { ...plan, timetable: elsewhere };
    fireEvent.click(editor);
    expect(await screen.findByText(/Somebody has changed this/)).toBeTruthy();
    expect(sent.at(-1)?.body).toMatchObject({ before: WEEK.timetable });
    await waitFor(() => {
      fireEvent.click(editor);
      expect(sent.at(-1)?.body).toEqual({ slots: WEEK.timetable, before: elsewhere });
    });
  });

  it('says in our own words that a subject has too many minutes, and sends nothing', async () => {
    const sent = open({ ...WEEK, timetable: [], entries: [] });
    await screen.findByText('No week is planned yet');
    const science = within(screen.getByRole('group', { name: 'Science' }));
    fireEvent.click(science.getByRole('button', { name: 'Science, Friday' }));
    const minutes = science.getByLabelText('min a day');
    fireEvent.change(minutes, { target: { value: '500' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save and draw the weeks' }));
    expect(science.getByText(/^At most \d+, please$/)).toBeTruthy();
    expect(document.activeElement).toBe(minutes);
    expect(sent).toEqual([]);
    fireEvent.change(minutes, { target: { value: '45' } });
    expect(science.queryByText(/^At most/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save and draw the weeks' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('tells a child without a timetable who can make one', async () => {
    open({ ...WEEK, timetable: [], entries: [], mayEdit: false });
    expect(await screen.findByText(/A grown-up can set which subject/)).toBeTruthy();
  });
});
