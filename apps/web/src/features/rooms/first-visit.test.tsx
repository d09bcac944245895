import type { StudentHome } from '@ori/contracts/learning';
import type { AgeGroup } from '@ori/contracts/roles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import dashboardEs from '../../locales/es/dashboard.json' with { type: 'json' };
import dashboardFr from '../../locales/fr/dashboard.json' with { type: 'json' };
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { LearnerHome } from './learner-home.tsx';

const FRESH: StudentHome = {
  streakDays: 0,
  lessonsCompleted: 0,
  today: { answers: 0, right: 0, minutes: 0, lessonsCompleted: 0, goalMinutes: 30 },
  current: null,
  next: ['a', 'b'].map((id) => ({
    id,
    title: `Lesson ${id}`,
    summary: 'What it is about.',
    subject: 'math',
    band: '9-12',
    grade: '9',
    durationMin: 45,
    courseId: 'math-9-12',
    skills: [],
    practiceCount: 4,
  })),
  startHere: null,
  done: [],
  assignments: [],
  achievements: [],
  skills: [],
  week: Array.from({ length: 7 }, (_, index) => ({ day: `2026-11-${15 + index}`, minutes: 0, answers: 0 })),
};
const BEGUN: StudentHome = {
  ...FRESH,
  today: { ...FRESH.today, minutes: 12, answers: 5, right: 4 },
  skills: [{ skill: 'ma-half', title: 'Halves', chance: 0.62, mastered: false, answers: 5 }],
};

function open(age: AgeGroup, home: StudentHome) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(home)));
  return renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <LearnerHome age={age} name="Esi" />
    </QueryClientProvider>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OLDER = ['high', 'university', 'adult'] as const;

describe('the home of an older learner', () => {
  it.each(OLDER)('offers a %s learner who begins a place to start instead of noughts', async (age) => {
    open(age, FRESH);
    const offer = await screen.findByRole('link', { name: 'Find out where to start' });
    expect(offer.getAttribute('href')).toBe('/student-onboarding?find=start');
    expect(screen.queryByText('The last seven days')).toBeNull();
    expect(screen.queryByText('Skills that grow')).toBeNull();
  });

  it.each(OLDER)('shows a %s learner who has begun the figures, and the offer no more', async (age) => {
    open(age, BEGUN);
    expect((await screen.findAllByText('The last seven days')).length).toBeGreaterThan(0);
    expect(screen.getByText('Skills that grow')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Find out where to start' })).toBeNull();
  });

  it('has something for an adult with five, ten or fifteen minutes', async () => {
    open('adult', BEGUN);
    await screen.findByText('Only a few minutes?');
    const rounds = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address.startsWith('/dashboard/practice?'));
    expect(rounds).toEqual([5, 10, 15].map((minutes) => `/dashboard/practice?minutes=${minutes}`));
  });
});

/** What a day without work must not be called: nobody said that it was taken off. */
const DAY_OFF = { en: /\bday off\b/iu, fr: /\b(?:repos|congé)\b/iu, es: /\b(?:descanso|libre)\b/iu };

it('calls none of the six days before a child’s first one a day off, in any language', async () => {
  const first = { ...BEGUN, week: BEGUN.week.map((day, at) => ({ ...day, answers: at === 6 ? 5 : 0 })) };
  open('elementary', first);
  const days = await screen.findAllByText(/November \d/u);
  expect(days.map(({ textContent }) => textContent?.split(': ')[1])).toEqual([
    ...Array.from({ length: 6 }, () => dashboard.room.noSun),
    dashboard.room.sun,
  ]);
  for (const [locale, words] of Object.entries({ en: dashboard, fr: dashboardFr, es: dashboardEs }))
    expect(words.room.noSun).not.toMatch(DAY_OFF[locale as keyof typeof DAY_OFF]);
});
