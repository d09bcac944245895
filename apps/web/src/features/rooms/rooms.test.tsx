import type { LessonSummary } from '@ori/contracts/content';
import type { StudentHome } from '@ori/contracts/learning';
import { AGE_GROUPS, type AgeGroup } from '@ori/contracts/roles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { LearnerHome } from './learner-home.tsx';
import { densityFor, readKimLevel, readMythology } from './room-settings.ts';
import { SettingsForm } from './settings-form.tsx';

const lesson = (id: string): LessonSummary => ({
  id,
  title: `Lesson ${id}`,
  summary: 'What it is about.',
  subject: 'math',
  band: 'K-2',
  grade: '1',
  durationMin: 15,
  courseId: 'math-k-2',
  skills: [],
  practiceCount: 4,
});

const HOME: StudentHome = {
  streakDays: 3,
  lessonsCompleted: 6,
  today: { answers: 5, right: 4, minutes: 12, lessonsCompleted: 0, goalMinutes: 15 },
  current: {
    lesson: lesson('a'),
    progress: {
      lessonId: 'a',
      state: 'started',
      section: null,
      answered: 2,
      right: 1,
      total: 4,
      startedAt: null,
      completedAt: null,
    },
  },
  next: ['b', 'c', 'd', 'e', 'f'].map(lesson),
  done: ['y', 'z'].map(lesson),
  assignments: [],
  achievements: [
    {
      id: 'first-lesson',
      title: 'First lesson',
      description: 'Finished a whole lesson.',
      earnedAt: '2026-11-20T10:00:00.000Z',
    },
  ],
  skills: [{ skill: 'ma-half', title: 'Halves', chance: 0.62, mastered: false, answers: 5 }],
  week: Array.from({ length: 7 }, (_, index) => ({
    day: `2026-11-${15 + index}`,
    minutes: index > 3 ? 12 : 0,
    answers: 0,
  })),
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(HOME)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(age: AgeGroup) {
  return renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <LearnerHome age={age} name="Esi" />
    </QueryClientProvider>,
  );
}

const placesOf = () => within(screen.getByRole('navigation', { name: 'Your places' })).getAllByRole('link');

describe('the homes of learners', () => {
  it('give a child who does not read yet four pictures to choose from, and nothing to type', async () => {
    open('k2');
    await screen.findByText('Lesson a');
    const lessons = screen
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('href')?.includes('/lessons/'));
    expect(lessons.map((link) => link.getAttribute('href'))).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `/dashboard/student/courses/math-k-2/lessons/${id}`),
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(AGE_GROUPS)(
    'offer what was done once more when nothing new is left, for the age %s',
    async (age) => {
      const allDone: StudentHome = { ...HOME, current: null, next: [], assignments: [] };
      vi.stubGlobal('fetch', async () => new Response(JSON.stringify(allDone)));
      open(age);
      expect((await screen.findAllByText('Lesson y')).length).toBeGreaterThan(0);
      const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      for (const id of ['y', 'z'])
        expect(addresses).toContain(`/dashboard/student/courses/math-k-2/lessons/${id}`);
      expect(screen.getAllByText('Do it again').length).toBeGreaterThan(0);
    },
  );

  it('lead a child who does not read yet to four places by pictures, and older ones to more', async () => {
    open('k2');
    expect(placesOf()).toHaveLength(4);
    expect(placesOf().every((link) => link.querySelector('svg') !== null)).toBe(true);
    cleanup();
    open('high');
    const addresses = placesOf().map((link) => link.getAttribute('href'));
    expect(addresses).toContain('/dashboard/high/schedule');
    expect(addresses).toContain('/dashboard/student/assignments');
  });

  it('show a sun for each day of the week with work', async () => {
    open('k2');
    const suns = await screen.findByLabelText('Learned on 3 of the last seven days');
    expect(suns.querySelectorAll('[data-worked]')).toHaveLength(3);
  });

  it('lead on with the lesson in hand and show the figures they are given', async () => {
    open('middle');
    const main = within(
      await screen
        .findByRole('heading', { name: 'Lesson a' })
        .then((heading) => heading.closest('section') as HTMLElement),
    );
    expect(main.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(
      '/dashboard/student/courses/math-k-2/lessons/a',
    );
    expect(main.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 4');
    expect(screen.getByRole('progressbar', { name: 'Today' }).getAttribute('aria-valuetext')).toBe(
      '12 of 15 minutes',
    );
    expect(screen.getByText('5 questions, 4 right')).toBeTruthy();
    expect(screen.getByText('3 days in a row')).toBeTruthy();
  });

  it('take the size chosen on this device before that of the age', () => {
    expect(densityFor('high')).toBe('high');
    localStorage.setItem('ageGroup', 'elementary');
    expect(densityFor('high')).toBe('elementary');
  });
});

describe('the settings', () => {
  it('keep heritage and myths where lessons look for them', () => {
    renderDashboard(<SettingsForm />);
    expect(readKimLevel()).toBe('awareness');
    const myths = screen.getByRole<HTMLInputElement>('checkbox', { name: /Show myths/ });
    expect(myths.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /Integrated/ }));
    fireEvent.click(myths);
    expect(readKimLevel()).toBe('integrated');
    expect(readMythology()).toBe(true);
  });
});
