import type { FamilyPart } from '@ori/contracts/family-news';
import type { ParentDashboard } from '@ori/contracts/learning';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { FamilyDashboard } from './family-dashboard.tsx';
import { FollowFamily } from './follow-family.tsx';
import { KitchenBoard } from './kitchen-board.tsx';

const KOFI = '018f4e3a-0000-7000-8000-00000000000a';
const ESI = '018f4e3a-0000-7000-8000-00000000000b';

const week = (minutes: number) =>
  Array.from({ length: 7 }, (_, index) => ({
    day: `2026-11-${15 + index}`,
    minutes: index === 6 ? minutes : 0,
    answers: index === 6 ? 9 : 0,
  }));

const FAMILY: ParentDashboard = {
  activeChildren: 2,
  lessonsCompleted: 7,
  streakDays: 4,
  children: [
    {
      childId: KOFI,
      firstName: 'Kofi',
      ageGroup: 'middle',
      hasBegun: true,
      streakDays: 4,
      lessonsCompleted: 5,
      currentLesson: { id: 'gou-and-gu', title: 'Gou and Gu', answered: 3, total: 8 },
      today: { answers: 9, right: 6, minutes: 23, lessonsCompleted: 1, goalMinutes: 40 },
      stuck: [
        {
          skill: 'ma-pyth',
          title: 'Right triangles',
          misconception: 'Adds the sides',
          ask: 'Is it longer than both sides together?',
        },
      ],
      week: week(23),
    },
    {
      childId: ESI,
      firstName: 'Esi',
      ageGroup: 'k2',
      hasBegun: false,
      streakDays: 0,
      lessonsCompleted: 0,
      currentLesson: null,
      today: { answers: 0, right: 0, minutes: 0, lessonsCompleted: 0, goalMinutes: 15 },
      stuck: [],
      week: week(0).map((day) => ({ ...day, answers: 0 })),
    },
  ],
  upcomingAssignments: [],
  recentActivity: [
    {
      id: 'a1',
      childId: KOFI,
      kind: 'completed',
      title: 'Adding Unlike Parts',
      lessonId: null,
      at: '2026-11-21T08:00:00.000Z',
    },
  ],
  recentAchievements: [
    {
      id: 'five-lessons',
      childId: KOFI,
      title: 'Five lessons',
      description: 'Finished five lessons.',
      earnedAt: '2026-11-21T08:00:00.000Z',
    },
  ],
};

/** The browser's own event source, spoken to by the test. */
class Feed extends EventTarget {
  static CLOSED = 2;
  static last: Feed | null = null;
  readyState = 1;
  constructor() {
    super();
    Feed.last = this;
  }
  close(): void {
    this.readyState = Feed.CLOSED;
  }
}

let answer: ParentDashboard = FAMILY;
let asked = 0;
beforeEach(() => {
  answer = FAMILY;
  asked = 0;
  vi.stubGlobal('EventSource', Feed);
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hear(parts: readonly FamilyPart[]): void {
  const data = JSON.stringify({ data: { familyNews: { parts } } });
  act(() => void Feed.last?.dispatchEvent(new MessageEvent('next', { data })));
}

function open() {
  return renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <FollowFamily />
      <FamilyDashboard />
    </QueryClientProvider>,
  );
}

describe('the parent’s dashboard', () => {
  it('shows exactly the figures it is given', async () => {
    open();
    const figures = await screen.findByLabelText('The family in figures');
    expect([...figures.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual(['2', '7', '4']);
    const kofi = within(screen.getByRole('article', { name: 'Kofi' }));
    expect(kofi.getByRole('progressbar', { name: 'Kofi today' }).getAttribute('aria-valuetext')).toBe(
      '23 of 40 minutes',
    );
    expect(kofi.getByText(/9 questions, 6 right/)).toBeTruthy();
    expect(kofi.getByRole('progressbar', { name: 'Practice' }).getAttribute('aria-valuetext')).toBe('3 of 8');
    expect(kofi.getByRole('link', { name: 'Gou and Gu' }).getAttribute('href')).toBe('/lessons/gou-and-gu');
    expect(kofi.getByText('4 days in a row')).toBeTruthy();
    expect(kofi.getAllByRole('row', { hidden: true })).toHaveLength(8);
  });

  it('says what is due, how far it is, and which teacher gave it', async () => {
    const where = {
      subject: 'math',
      band: '6-8',
      grade: '8',
      courseId: 'math-6-8',
      practiceCount: 8,
    } as const;
    const lesson = { ...where, id: 'thales', title: 'Thales', summary: '', durationMin: 40, skills: [] };
    const given = { childId: KOFI, dueOn: '2026-11-20', givenAt: '2026-11-18T10:00:00.000Z' } as const;
    const ofLesson = {
      kind: 'lesson',
      title: 'Thales',
      lesson,
      skill: null,
      count: null,
      answered: 0,
    } as const;
    const skill = { id: 'ma-halves', title: 'Halves' };
    const ofPractice = {
      kind: 'practice',
      title: 'Halves',
      lesson: null,
      skill,
      count: 10,
      answered: 4,
    } as const;
    const from = { name: 'Teo Laurent' };
    answer = {
      ...FAMILY,
      upcomingAssignments: [
        { ...given, ...ofLesson, id: 'g', state: 'new', from },
        { ...given, ...ofPractice, id: 'h', state: 'started', from: null },
      ],
    };
    open();
    const kofi = within(await screen.findByRole('article', { name: 'Kofi' }));
    expect(kofi.getByText('from Teo Laurent')).toBeTruthy();
    expect(screen.getAllByText('from Teo Laurent').length).toBeGreaterThan(1);
    expect(kofi.getByText('4 of 10 questions').closest('li')?.textContent).toContain('Halves');
  });

  it('names where a child is stuck and what to ask tonight', async () => {
    open();
    const kofi = within(await screen.findByRole('article', { name: 'Kofi' }));
    expect(kofi.getByText('Right triangles')).toBeTruthy();
    expect(kofi.getByText('Adds the sides')).toBeTruthy();
    expect(kofi.getByText('Is it longer than both sides together?')).toBeTruthy();
  });

  it('leads in one press to writing down what was done away from the screen', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Write something down' });
    expect(link.getAttribute('href')).toBe('/dashboard/homeschool#log');
  });

  it('tells who has not begun, without an empty chart', async () => {
    open();
    const esi = within(await screen.findByRole('article', { name: 'Esi' }));
    expect(esi.getByText(/Esi has not begun yet/)).toBeTruthy();
    expect(esi.queryByRole('table', { hidden: true })).toBeNull();
  });

  it('leads on to adding a child where there is none', async () => {
    answer = { ...FAMILY, activeChildren: 0, children: [], recentActivity: [], recentAchievements: [] };
    open();
    await screen.findByText('Nobody learns here yet');
    expect(screen.getAllByRole('link', { name: 'Add a child' })[0]?.getAttribute('href')).toBe(
      '/dashboard/parent/children/add',
    );
  });

  it('fetches anew when it hears that a child did something, and says it aloud', async () => {
    open();
    await screen.findByText(/completed “Adding Unlike Parts”/);
    expect(asked).toBe(1);
    const done = {
      id: 'a2',
      childId: KOFI,
      kind: 'completed',
      title: 'Gou and Gu',
      lessonId: 'gou-and-gu',
      at: '2026-11-21T09:00:00.000Z',
    } as const;
    answer = { ...FAMILY, lessonsCompleted: 8, recentActivity: [done, ...FAMILY.recentActivity] };
    hear(['lessons']);
    await waitFor(() => expect(screen.getByText('8')).toBeTruthy());
    const aloud = [...document.querySelectorAll('[aria-live="polite"]')].map((each) => each.textContent);
    expect(aloud).toContain('Kofi completed “Gou and Gu”');
    expect(asked).toBe(2);
  });

  it('asks for nothing when something it does not show has changed', async () => {
    open();
    await screen.findByRole('article', { name: 'Kofi' });
    hear(['alerts']);
    await Promise.resolve();
    expect(asked).toBe(1);
  });

  it('fetches anew after a lost connection, but not twice at the start', async () => {
    open();
    await screen.findByRole('article', { name: 'Kofi' });
    act(() => void Feed.last?.dispatchEvent(new Event('open')));
    expect(asked).toBe(1);
    act(() => void Feed.last?.dispatchEvent(new Event('open')));
    await waitFor(() => expect(asked).toBe(2));
  });

  it('looks by itself only while nothing can be heard', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    open();
    await screen.findByRole('article', { name: 'Kofi' });
    act(() => void Feed.last?.dispatchEvent(new Event('open')));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(asked).toBe(1);
    act(() => void Feed.last?.dispatchEvent(new Event('error')));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await waitFor(() => expect(asked).toBe(2));
  });
});

it('says a week without a whole hour in minutes on the kitchen board, and a longer one in both', async () => {
  const [kofi, esi] = FAMILY.children;
  if (!kofi || !esi) throw new Error('The family has two children');
  answer = {
    ...FAMILY,
    children: [
      { ...kofi, week: week(3) },
      { ...esi, week: week(63) },
    ],
  };
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <KitchenBoard renderTogether={() => null} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('article', { name: 'Kofi' })).textContent).toMatch(/\D3 min this week/);
  expect(screen.getByRole('article', { name: 'Kofi' }).textContent).not.toContain('0 h');
  expect(screen.getByRole('article', { name: 'Esi' }).textContent).toContain('1 h 3 min this week');
});

it('offers giving work, and asks for the family anew once something was given', async () => {
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <FamilyDashboard
        Giving={({ family, onGiven }) => (
          <button onClick={onGiven}>Give to {family.map(({ ageGroup }) => ageGroup).join(' and ')}</button>
        )}
      />
    </QueryClientProvider>,
  );
  const give = await screen.findByRole('button', { name: 'Give to middle and k2' });
  act(() => give.click());
  await waitFor(() => expect(asked).toBe(2));
});
