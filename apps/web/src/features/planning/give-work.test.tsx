import type { FollowedAnswer } from '@ori/contracts/calendar';
import type { Course, LessonSummary } from '@ori/contracts/content';
import type { PlannedAssignment } from '@ori/contracts/planning';
import type { Band } from '@ori/contracts/subjects';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GiveWork } from './give-work.tsx';
import { KAI, openPart, ZURI } from './testing/open-part.tsx';

const lesson = (id: string, title: string): LessonSummary => ({
  id,
  title,
  summary: '',
  subject: 'math',
  band: 'K-2',
  grade: '1',
  durationMin: 20,
  courseId: 'math-k-2',
  skills: [],
  practiceCount: 5,
});
const LESSONS = [lesson('one', 'One'), lesson('two', 'Two'), lesson('three', 'Three')];
const course = (id: string, title: string, band: Band): Course => ({
  id,
  title,
  subject: 'math',
  band,
  units: [{ id: 'unit', title: 'Unit', lessons: LESSONS }],
  lessonCount: LESSONS.length,
});
const CATALOGUE = [
  course('math-u', 'University math', 'university'),
  course('art-k-2', 'First pictures', 'K-2'),
  course('math-k-2', 'First numbers', 'K-2'),
];
const FOLLOWED: FollowedAnswer = {
  children: [
    {
      childId: ZURI.id,
      yearEndsOn: null,
      courses: [
        {
          courseId: 'math-k-2',
          title: 'First numbers',
          subject: 'math',
          band: 'K-2',
          isOwn: false,
          lessons: 3,
          completed: 0,
          next: LESSONS[0] ?? null,
          forecast: { endsOn: null, afterYear: 0 },
          because: 'age',
        },
      ],
    },
  ],
};
const GIVEN: PlannedAssignment = {
  id: '018f4e3a-0000-7000-8000-00000000000c',
  childId: ZURI.id,
  kind: 'lesson',
  title: 'One',
  from: null,
  lesson: LESSONS[0] ?? null,
  skill: null,
  count: null,
  answered: 0,
  dueOn: '2026-11-20',
  givenAt: '2026-11-10T10:00:00Z',
  completedAt: null,
  state: 'new',
  status: 'planned',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T15:00:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(given: readonly PlannedAssignment[], onGiven?: () => void) {
  const sent = openPart(<GiveWork family={[ZURI, KAI]} childId={null} onGiven={onGiven} />, {
    '/api/schedule/courses': FOLLOWED,
    '/api/assignments': { assignments: given, title: 'One' },
    '/api/courses/': CATALOGUE[2],
    '/api/courses': { courses: CATALOGUE },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Give work' }));
  await screen.findByRole('option', { name: /^Two/ });
  return sent;
}
const chosen = (label: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  return select.selectedOptions[0]?.textContent;
};

it('begins with the child’s own course and its next lesson, and offers its age before all others', async () => {
  await open([]);
  expect(chosen('Child')).toBe('Zuri');
  expect(chosen('Course')).toBe('First numbers');
  expect(chosen('Lesson')).toBe('One (next)');
  await screen.findByRole('option', { name: 'University math' });
  const courses = within(screen.getByLabelText('Course')).getAllByRole('option');
  expect(courses.map(({ textContent }) => textContent)).toEqual([
    'Choose…',
    'First numbers',
    'First pictures',
    'University math',
  ]);
});

it('does not call a lesson next that was given already', async () => {
  await open([GIVEN]);
  expect(chosen('Lesson')).toBe('Two (next)');
  expect(screen.getByRole('option', { name: 'One (given already)' })).toBeTruthy();
});

it('gives one lesson to several children, and tells the page', async () => {
  const onGiven = vi.fn<() => void>();
  const sent = await open([], onGiven);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kai' }));
  fireEvent.click(screen.getByRole('button', { name: 'Give it' }));
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce());
  expect(sent.map(({ path, body }) => [path, body])).toEqual(
    [ZURI, KAI].map(({ id }) => ['/api/assignments', { childId: id, dueOn: '2026-11-19', lessonId: 'one' }]),
  );
});
