import type { LessonSummary } from '@ori/contracts/content';
import type { Assignment, StudentHome } from '@ori/contracts/learning';
import { AGE_GROUPS, type AgeGroup } from '@ori/contracts/roles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { LearnerHome } from './learner-home.tsx';
import { densityFor, readKimLevel, readMythology } from './room-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { PLACES_OF_AGE } from './room-places.ts';

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
  startHere: null,
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

const GIVEN = { childId: 'c', dueOn: '2026-11-20', givenAt: '2026-11-18T10:00:00.000Z', answered: 0 };
const givenLesson = (id: string, from: Assignment['from']): Assignment => ({
  ...GIVEN,
  id,
  kind: 'lesson',
  title: `Lesson ${id}`,
  lesson: lesson(id),
  skill: null,
  count: null,
  state: 'new',
  from,
});
const GIVEN_PRACTICE: Assignment = {
  ...GIVEN,
  id: 'p',
  kind: 'practice',
  title: 'Halves',
  lesson: null,
  skill: { id: 'ma-halves', title: 'Halves' },
  count: 10,
  answered: 4,
  state: 'started',
  from: null,
};

const cardOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('li')?.textContent;

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

/** What a child can tap, without what is folded away for grown-ups. */
async function choicesOf(): Promise<HTMLElement[]> {
  const grownUps = (await screen.findByText('For grown-ups')).closest('details');
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return screen.getAllByRole('link', { hidden: true }).filter((link) => !grownUps?.contains(link));
}

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const placesOf = () => within(screen.getByRole('navigation', { name: 'Your places' })).getAllByRole('link');

describe('the homes of learners', () => {
  it('give a child who does not read yet four pictures to choose from, each with a voice, and nothing to type', async () => {
    vi.stubGlobal('speechSynthesis', { cancel: () => undefined });
    open('k2');
    expect((await choicesOf()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go onLesson a', '/dashboard/student/courses/math-k-2/lessons/a'],
      ['Practice', '/dashboard/practice'],
      ['My sky', '/dashboard/progress'],
      ['More lessons', '/?page=1'],
    ]);
    for (const words of ['Go on: Lesson a', 'Practice', 'My sky', 'More lessons'])
      expect(screen.getByRole('button', { name: `Read aloud: ${words}` })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Hello, Esi!.*Practice.*3 of the last seven/ })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('lead that child through every other lesson like a picture book, four pictures a page, and home again', async () => {
    open('k2');
    const seen: string[] = [];
    fireEvent.click(await screen.findByRole('link', { name: 'More lessons' }));
    for (const way of ['Turn the page', 'Turn the page', 'My place']) {
      const on = await screen.findByRole('link', { name: way });
      const links = await choicesOf();
      expect(links.length).toBeLessThanOrEqual(4);
      seen.push(...links.map((link) => link.textContent ?? '').filter((words) => words.startsWith('Lesson')));
      fireEvent.click(on);
    }
    expect(seen).toEqual(['b', 'c', 'd', 'e', 'f', 'y', 'z'].map((id) => `Lesson ${id}`));
    expect(await screen.findByText('Hello, Esi!')).toBeTruthy();
  });

  it('put what was given to a child who does not read yet first, in the same four pictures', async () => {
    vi.stubGlobal('speechSynthesis', { cancel: () => undefined });
    const assignments = [
      GIVEN_PRACTICE,
      givenLesson('g', null),
      givenLesson('h', null),
      givenLesson('c', null),
    ];
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...HOME, current: null, assignments })));
    open('k2');
    expect((await choicesOf()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['For youLesson g', '/dashboard/student/courses/math-k-2/lessons/g'],
      ['For you: Halves', '/dashboard/practice?skill=ma-halves'],
      ['My sky', '/dashboard/progress'],
      ['More lessons', '/?page=1'],
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'More lessons' }));
    expect((await choicesOf()).map((link) => link.textContent)).toEqual([
      'For you: Lesson h',
      'For you: Lesson c',
      'Lesson b',
      'Turn the page',
    ]);
    expect(screen.getByRole('button', { name: 'Read aloud: For you: Lesson h' })).toBeTruthy();
  });

  it.each(AGE_GROUPS)(
    'offer what was done once more when nothing new is left, for the age %s',
    async (age) => {
      const allDone: StudentHome = { ...HOME, current: null, next: [], assignments: [] };
      vi.stubGlobal('fetch', async () => new Response(JSON.stringify(allDone)));
      open(age);
      expect((await screen.findAllByText('Lesson y')).length).toBeGreaterThan(0);
      expect(screen.getAllByText('Do it again').length).toBeGreaterThan(0);
      expect(addresses()).toContain('/dashboard/student/courses/math-k-2/lessons/y');
      if (age === 'k2') fireEvent.click(screen.getByRole('link', { name: 'More lessons' }));
      await waitFor(() => expect(addresses()).toContain('/dashboard/student/courses/math-k-2/lessons/z'));
    },
  );

  it.each(AGE_GROUPS)('lead the age %s to its week, its goals, what was earned and paper', (age) => {
    const places = PLACES_OF_AGE[age].map(({ to }) =>
      to.replace(/^\/dashboard\/(?:middle|high)/, '/dashboard'),
    );
    for (const place of ['/dashboard/schedule', '/dashboard/goals', '/dashboard/worksheets'])
      expect(places).toContain(place);
  });

  it.each(['elementary', 'middle', 'high', 'university'] as const)(
    'tell what was given, and by which teacher, for the age %s',
    async (age) => {
      const assignments = [
        givenLesson('g', { name: 'Teo Laurent' }),
        givenLesson('h', { name: null }),
        givenLesson('i', null),
        GIVEN_PRACTICE,
      ];
      vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...HOME, assignments })));
      open(age);
      expect(await cardOf('Lesson g')).toContain('from Teo Laurent');
      expect(await cardOf('Lesson h')).toContain('from a teacher');
      expect(await cardOf('Lesson i')).not.toContain('from');
      expect(await cardOf('Halves')).toContain('4 of 10 questions');
      expect(addresses()).toContain('/dashboard/practice?skill=ma-halves');
    },
  );

  it('lead older ones to more places', () => {
    open('high');
    const places = placesOf().map((link) => link.getAttribute('href'));
    expect(places).toContain('/dashboard/high/schedule');
    expect(places).toContain('/dashboard/student/assignments');
  });

  it('show a sun for each day of the week with work', async () => {
    open('elementary');
    const suns = await screen.findByLabelText('Learned on 3 of the last seven days');
    expect(suns.querySelectorAll('[data-worked]')).toHaveLength(3);
  });

  it('light a stone for each day with work, and a star for each lesson a small child finished', async () => {
    open('k2');
    const scene = await screen.findByLabelText(/^Learned on 3 of the last seven days/);
    expect(scene.querySelectorAll('.k2-stone[data-worked]')).toHaveLength(3);
    expect(scene.querySelectorAll('.k2-star')).toHaveLength(HOME.lessonsCompleted);
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
