import type { Transcript, TranscriptCourse } from '@ori/contracts/transcript';
import { transcriptOf } from '@ori/core/records/gpa-transcript';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createToastStore } from '../../lib/toasts.ts';
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import transcript from '../../locales/en/transcript.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { createSessionStore } from '../accounts/session-store.ts';
import { AverageSteps } from './average-steps.tsx';
import { CourseForm } from './course-form.tsx';
import { freshCourse, offeredCourse } from './course-input.ts';
import { GradesFamily } from './grades-family.tsx';
import { PaperSettings } from './paper-settings.tsx';

const MINA = { id: 'mina', firstName: 'Mina', gradeLevel: 9 };
const SETTINGS: Transcript['settings'] = {
  scale: 'us-plus-minus',
  honoursWeight: 50,
  apWeight: 100,
  dualWeight: 100,
  creditBasis: 'completion',
  hoursPerCredit: 120,
  repeatRule: 'latest',
  studentName: 'Mina',
  birthDate: null,
  schoolName: '',
  schoolAddress: '',
  administrator: '',
  ninthGradeStart: null,
  graduatesOn: null,
  paper: 'letter',
};
type Kept = Parameters<typeof transcriptOf>[1][number];

function course(id: string, changes: Partial<TranscriptCourse> = {}): Kept {
  return {
    ...freshCourse(MINA, '2026-11-02'),
    id,
    title: id,
    productCourse: null,
    workedMinutes: null,
    mastery: null,
    marks: { count: 0, percent: null },
    ...changes,
  };
}

function answerOf(...courses: Kept[]): Transcript {
  const told = { settings: SETTINGS, isSettled: true, fromRecord: [], offers: [], code: 'ABCD' };
  return { childId: MINA.id, ...told, ...transcriptOf(SETTINGS, courses) };
}

let answer = answerOf();
const sent: { method: string; path: string; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  sent.length = 0;
  document.cookie = 'ori_csrf=known; path=/';
  vi.stubGlobal('fetch', async (path: string, { body, method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(answer);
    const told = JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>;
    sent.push({ method, path, body: told });
    return Response.json({ success: true, ...told });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw(part: React.ReactElement) {
  const words = englishWords();
  words.addResourceBundle('en', 'dashboard', dashboard);
  words.addResourceBundle('en', 'transcript', transcript);
  const router = createMemoryRouter([{ path: '*', element: part }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <Providers i18n={words} session={createSessionStore()} toasts={createToastStore()}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Providers>,
  );
}
const drawBook = () => draw(<GradesFamily family={[MINA]} chosen={MINA} onChoose={() => undefined} />);
const lineOf = async (title: string) => (await screen.findByText(title, { selector: 'h4' })).closest('li')!;

it('tells of every grade where it comes from, and gives no letter for a course that mastery has not finished', async () => {
  answer = answerOf(
    course('Fractions', { gradeFrom: 'mastery', mastery: { mastered: 1, total: 4 } }),
    course('Algebra', { marks: { count: 2, percent: 85_50 } }),
    course('Choir', { gradeFrom: 'hand', grade: 'A-', status: 'completed' }),
  );
  drawBook();
  const fractions = within(await lineOf('Fractions'));
  expect(fractions.getByText('1/4')).toBeTruthy();
  expect(fractions.getByText('From mastery.').parentElement?.textContent).toContain(
    '1 of 4 skills mastered.',
  );
  expect((await lineOf('Algebra')).textContent).toContain('From your marks. 2 marks, 85.5% together.');
  expect((await lineOf('Choir')).textContent).toContain('Grade: A−');
});

it('writes a mark down in hundredths, says beforehand what it is worth, and asks for the next', async () => {
  answer = answerOf(course('Algebra'));
  drawBook();
  const points = await screen.findByLabelText<HTMLInputElement>('Points');
  fireEvent.input(screen.getByLabelText('Out of'), { target: { value: '20' } });
  fireEvent.input(points, { target: { value: '17.5' } });
  expect(screen.getByText('87.5% · B+')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Write it down' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/api/transcripts/marks',
    body: { courseId: 'Algebra', points: 17_50, outOf: 20_00, weight: 1, corrects: null, isVoid: false },
  });
  await waitFor(() => expect(points.value).toBe(''));
  expect(document.activeElement).toBe(points);
});

it('sends a course as it was filled in: a grade in the parent’s own word, a credit in hundredths', async () => {
  answer = answerOf();
  const close = vi.fn<() => void>();
  draw(<CourseForm child={MINA} transcript={answer} course={null} close={close} />);
  fireEvent.change(screen.getByLabelText('Title of the course'), { target: { value: ' Geometry ' } });
  fireEvent.change(screen.getByLabelText('Grade'), { target: { value: 'B+' } });
  fireEvent.change(screen.getByLabelText('Credit'), { target: { value: '0.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the course' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toMatchObject({
    childId: 'mina',
    title: 'Geometry',
    gradeFrom: 'hand',
    grade: 'B+',
    credit: 50,
    status: 'completed',
  });
});

it('shows the arithmetic of the average so that it can be added up by hand', () => {
  const done = { gradeFrom: 'hand', status: 'completed' } as const;
  answer = answerOf(
    course('a', { ...done, grade: 'A-', level: 'ap' }),
    course('b', { ...done, grade: 'B', credit: 50 }),
  );
  draw(<AverageSteps transcript={answer} />);
  const text = document.body.textContent;
  for (const line of ['3.7 × 1.0 = 3.7', '(3.7 +1.0) × 1.0 = 4.7', '3.0 × 0.5 = 1.5', '5.2 ÷ 1.5 = 3.47'])
    expect(text).toContain(line);
});

it('completes one of our courses only once every skill of it is mastered', () => {
  const offer = {
    productCourse: 'math',
    title: 'Maths',
    subject: 'math',
    isFinished: true,
    lessonsDone: 2,
    lessons: 2,
    workedMinutes: 60,
    lastOn: '2026-11-02',
  } as const;
  expect(offeredCourse(MINA, { ...offer, mastery: { mastered: 1, total: 2 } }).status).toBe('in-progress');
  expect(offeredCourse(MINA, { ...offer, mastery: { mastered: 2, total: 2 } })).toMatchObject({
    status: 'completed',
    gradeFrom: 'mastery',
    year: 2026,
    productCourse: 'math',
  });
});

it('does not ask again for what the school record says, and leads there to set it right', async () => {
  const settings = { ...SETTINGS, studentName: 'Mina Adwoa Okafor', schoolName: 'Oak House' };
  const told: Transcript = { ...answerOf(), settings, fromRecord: ['studentName', 'schoolName'] };
  draw(<PaperSettings transcript={told} close={() => undefined} />);
  expect(screen.queryByLabelText('Student’s full name')).toBeNull();
  expect(screen.getByText('Mina Adwoa Okafor')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set them right in the school record' }).getAttribute('href')).toBe(
    '/dashboard/homeschool?child=mina',
  );
  fireEvent.input(screen.getByLabelText('Who signs as administrator'), { target: { value: 'Nour' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ ...settings, administrator: 'Nour', childId: 'mina' });
});
