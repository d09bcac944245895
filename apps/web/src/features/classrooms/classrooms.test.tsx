import type { RoomAnswer, RoomChild, WorkAnswer } from '@ori/contracts/classroom';
import type { PlannedAssignment } from '@ori/contracts/planning';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createToastStore } from '../../lib/toasts.ts';
import classroom from '../../locales/en/classroom.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { createSessionStore } from '../accounts/session-store.ts';
import { RoomView } from './room-view.tsx';
import { WorkView } from './work-view.tsx';

const idOf = (end: string) => `018f4e3a-0000-7000-8000-0000000000${end}`;
const [KAI, MINA, ZURI] = [idOf('01'), idOf('02'), idOf('03')];
const TUESDAY = { id: idOf('c1'), name: 'Tuesday maths', childIds: [MINA] };

const given = (childId: string, part: Partial<PlannedAssignment> = {}): PlannedAssignment => ({
  id: `${childId.slice(0, -2)}9${childId.slice(-1)}`,
  childId,
  kind: 'practice',
  title: 'Thirds',
  lesson: null,
  skill: { id: 'ma-thirds', title: 'Thirds' },
  count: 10,
  answered: 4,
  dueOn: '2099-01-05',
  givenAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  state: 'started',
  status: 'planned',
  from: { name: 'Teo', isYou: true, course: null, isMovedAtHome: false },
  ...part,
});
const child = (childId: string, name: string, part: Partial<RoomChild> = {}): RoomChild => ({
  childId,
  linkId: childId.replace(/..$/, 'ff'),
  name,
  grants: { progress: true, records: false, work: true },
  isStuckShown: true,
  unread: 0,
  syntheses: 0,
  given: [],
  ...part,
});
const ROOM: RoomAnswer = {
  children: [
    child(KAI, 'Kai', { unread: 2, syntheses: 1, given: [given(KAI)] }),
    child(MINA, 'Mina', { grants: { progress: true, records: false, work: false } }),
    child(ZURI, 'Zuri', {
      grants: { progress: false, records: false, work: false },
      isStuckShown: false,
      syntheses: null,
      given: null,
    }),
  ],
  classes: [TUESDAY],
  stuck: [
    {
      skill: 'ma-thirds',
      title: 'Thirds',
      subject: 'math',
      hasPractice: true,
      lesson: { id: 'bread', title: 'Bread' },
      childIds: [KAI, MINA],
      ways: [{ misconception: 'Adding top and bottom', ask: 'Which is more?', childIds: [KAI, MINA] }],
    },
    {
      skill: 'ma-halves',
      title: 'Halves',
      subject: 'math',
      hasPractice: true,
      lesson: null,
      childIds: [KAI],
      ways: [{ misconception: null, ask: null, childIds: [KAI] }],
    },
  ],
};
const WORK: WorkAnswer = {
  children: [
    { childId: KAI, name: 'Kai' },
    { childId: MINA, name: 'Mina' },
  ],
  notOpened: ['Zuri'],
  classes: [TUESDAY],
  work: [
    given(KAI),
    given(MINA, {
      state: 'new',
      answered: 0,
      from: { name: 'Teo', isYou: true, course: null, isMovedAtHome: true },
    }),
  ],
  declined: [{ childId: KAI, title: 'Halves', at: '2026-11-20T10:00:00.000Z' }],
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Draws a part with these answers by path; what is sent is kept. */
function open(part: ReactElement, answers: Readonly<Record<string, unknown>>, at = '/'): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (method !== 'GET')
      sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null });
    const answer = answers[`${method} ${path}`] ?? answers[path];
    return answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer ?? {}));
  });
  const words = englishWords();
  words.addResourceBundle('en', 'classroom', classroom);
  words.addResourceBundle('en', 'dashboard', dashboard);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Providers i18n={words} session={createSessionStore()} toasts={createToastStore()}>
        <RouterProvider router={router} />
      </Providers>
    </QueryClientProvider>,
  );
  return sent;
}
const openRoom = (at = '/', answers: Readonly<Record<string, unknown>> = {}) =>
  open(<RoomView order={['stuck', 'each']} />, { '/api/classrooms/room': ROOM, ...answers }, at);
const openWork = (answers: Readonly<Record<string, unknown>> = {}) =>
  open(<WorkView />, { '/api/classrooms/work': WORK, '/api/courses': { courses: [] }, ...answers });
const knotOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li')!);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the one screen of a teacher', () => {
  it('tells who is stuck on what, with the way of thinking, a sheet and the lesson', async () => {
    openRoom();
    const knot = await knotOf('Thirds');
    expect(knot.getByText('Kai and Mina')).toBeTruthy();
    expect(knot.getByText('Adding top and bottom')).toBeTruthy();
    expect(knot.getByText('Ask: Which is more?')).toBeTruthy();
    expect(knot.getByRole('link', { name: 'Make a sheet to reteach it' }).getAttribute('href')).toBe(
      '/worksheets/create?skill=ma-thirds',
    );
    expect(knot.getByRole('link', { name: 'The lesson: Bread' }).getAttribute('href')).toBe('/lessons/bread');
  });

  it('gives practice in two presses, to those whose parents opened it', async () => {
    const answer = { given: [given(KAI)], notGiven: [] };
    const sent = openRoom('/', { '/api/assignments/several': answer });
    const knot = await knotOf('Thirds');
    fireEvent.click(knot.getByRole('button', { name: 'Give practice' }));
    expect(knot.queryByRole('checkbox', { name: 'Mina' })).toBeNull();
    fireEvent.click(knot.getByRole('button', { name: 'Give it' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/api/assignments/several',
      body: { kind: 'practice', skill: 'ma-thirds', childIds: [KAI] },
    });
    await waitFor(() => expect(knot.queryByRole('button', { name: 'Give it' })).toBeNull());
    expect(document.activeElement).toBe(knot.getByRole('button', { name: 'Give practice' }));
  });

  it('says kindly what belongs to the plan, and what stays open without it', async () => {
    const refusal = { success: false, error: 'Not in your plan', code: 'classroom-tools-needed' };
    openRoom('/', { '/api/assignments/several': new Response(JSON.stringify(refusal), { status: 403 }) });
    const knot = await knotOf('Thirds');
    fireEvent.click(knot.getByRole('button', { name: 'Give practice' }));
    fireEvent.click(knot.getByRole('button', { name: 'Give it' }));
    expect((await knot.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/pricing');
  });

  it('shows what waits for the teacher, and says what is not shown', async () => {
    openRoom();
    expect((await screen.findByRole('link', { name: '2 new messages' })).getAttribute('href')).toBe(
      '/dashboard/messages',
    );
    expect(screen.getByRole('link', { name: '1 synthesis to score' })).toBeTruthy();
    expect(screen.getByText('The parents keep this at home.')).toBeTruthy();
    const told = within(screen.getByRole('complementary', { name: 'What is not shown here' }));
    expect(told.getByText(/^How the learning goes, for Zuri/)).toBeTruthy();
    expect(told.getByText(/^Giving work to Mina and Zuri/)).toBeTruthy();
  });

  it('looks at one class at a time', async () => {
    openRoom(`/?class=${TUESDAY.id}`);
    const knot = await knotOf('Thirds');
    expect(knot.getByText('Mina')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Halves' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Kai' })).toBeNull();
  });

  it('tells a teacher to whom nobody is linked how that begins', async () => {
    open(<RoomView order={['stuck', 'each']} />, {
      '/api/classrooms/room': { children: [], classes: [], stuck: [] },
    });
    expect(await screen.findByRole('heading', { name: 'Nobody is linked to you yet' })).toBeTruthy();
  });
});

describe('the work a teacher gave', () => {
  it('shows how far each child is, whose day the parents set, and what they took back', async () => {
    openWork();
    expect(await screen.findByText('begun · 4 of 10 answered')).toBeTruthy();
    expect(screen.getByText('not begun · day set by the parents')).toBeTruthy();
    expect(screen.getByText(/^Kai: Halves/)).toBeTruthy();
    expect(screen.getByText(/Giving work to Zuri/)).toBeTruthy();
  });

  it('moves what is chosen, but no day that the parents set', async () => {
    const sent = openWork({ '/api/assignments/move': { moved: 1 } });
    const todo = within(await screen.findByRole('region', { name: 'To do' }));
    for (const box of todo.getAllByRole('checkbox')) fireEvent.click(box);
    expect(screen.getByText('Days that the parents set stay as they are.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ ids: [given(KAI).id] });
  });

  it('chooses a whole class at a press', async () => {
    openWork();
    const desk = within(await screen.findByRole('region', { name: 'Give work' }));
    fireEvent.click(desk.getByRole('button', { name: 'Tuesday maths' }));
    expect(desk.getByRole<HTMLInputElement>('checkbox', { name: 'Mina' }).checked).toBe(true);
    expect(desk.getByRole<HTMLInputElement>('checkbox', { name: 'Kai' }).checked).toBe(false);
  });
});
