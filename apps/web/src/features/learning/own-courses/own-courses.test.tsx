import type { Course, LessonSummary } from '@ori/contracts/content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../testing/render-dashboard.tsx';
import { OwnCourses } from './own-courses.tsx';

const ME = '018f4e3a-0000-7000-8000-000000000001';
const lesson = (id: string): LessonSummary => ({
  id,
  title: `Lesson ${id}`,
  summary: 'What it is about.',
  subject: id === 'c' ? 'science' : 'math',
  band: 'K-2',
  grade: '1',
  durationMin: 15,
  courseId: 'math-k-2',
  skills: [],
  practiceCount: 4,
});
const courseOf = (id: string, ids: readonly string[], madeBy?: string): Course => ({
  id,
  title: `Course ${id}`,
  subject: 'math',
  band: 'K-2',
  units: [{ id: `${id}-1`, title: `Course ${id}`, lessons: ids.map(lesson) }],
  lessonCount: ids.length,
  ...(madeBy && { madeBy }),
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
let sent: Sent[] = [];
let courses: Course[] = [];

beforeEach(() => {
  sent = [];
  courses = [courseOf('catalogue', ['a', 'b', 'c'])];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return new Response(JSON.stringify({ courses }));
    const input = typeof body === 'string' ? JSON.parse(body) : null;
    sent.push({ method, path, body: input });
    if (method === 'DELETE') courses = courses.filter(({ madeBy }) => madeBy === undefined);
    return new Response(JSON.stringify(method === 'DELETE' ? { success: true } : courseOf('own-1', ['a'])));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPart(): Promise<void> {
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <OwnCourses viewerId={ME} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Make a course' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chosen = () =>
  within(screen.getByRole('region', { name: 'In this order' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replace(/^\d+/, ''));

describe('courses of one’s own', () => {
  it('are made of written lessons, ordered by buttons that keep the focus, and sent in that order', async () => {
    await openPart();
    press('Make a course');
    const title = screen.getByRole('textbox', { name: 'Title of the course' });
    expect(document.activeElement).toBe(title);
    fireEvent.change(title, { target: { value: 'Bread' } });
    for (const id of ['a', 'b', 'c']) press(`Add “Lesson ${id}”`);
    press('Move “Lesson c” up');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “Lesson c” up'),
    );
    expect(screen.getByText('“Lesson c” is now number 2 of 3')).toBeTruthy();
    press('Move “Lesson c” up');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “Lesson c” down'),
    );
    press('Take out “Lesson a”');
    expect(chosen()).toEqual(['Lesson c', 'Lesson b']);
    press('Save the course');
    await screen.findByRole('button', { name: 'Make a course' });
    expect(sent).toEqual([
      { method: 'POST', path: '/api/courses', body: { title: 'Bread', lessonIds: ['c', 'b'] } },
    ]);
  });

  it('cannot be saved without a lesson, and say what is missing', async () => {
    await openPart();
    press('Make a course');
    expect(screen.getByText(/^Nothing chosen yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the course' }).disabled).toBe(true);
  });

  it('offer the lessons of a subject alone, and none that is chosen already', async () => {
    await openPart();
    press('Make a course');
    press('Add “Lesson a”');
    fireEvent.change(screen.getByRole('combobox', { name: 'Subject' }), { target: { value: 'math' } });
    expect(
      screen.getAllByRole('button', { name: /^Add/ }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Add “Lesson b”']);
  });

  it('are renamed and deleted by whoever made them, deleted only after a question', async () => {
    courses.push(courseOf('own-1', ['a', 'b'], ME));
    await openPart();
    press('Change “Course own-1”');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Loaves' } });
    press('Save the course');
    press(
      (await screen.findByRole('button', { name: 'Delete “Course own-1”' })).getAttribute('aria-label') ?? '',
    );
    const question = within(await screen.findByRole('alertdialog'));
    expect(sent.map(({ method }) => method)).toEqual(['PUT']);
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Course own-1')).toBeNull());
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/courses/own-1',
      'DELETE /api/courses/own-1',
    ]);
    expect(sent[0]?.body).toEqual({ title: 'Loaves', lessonIds: ['a', 'b'] });
  });

  it('of another grown-up are shown and left alone', async () => {
    courses.push(courseOf('own-2', ['a'], 'somebody-else'));
    await openPart();
    expect(screen.getByText('Made by another grown-up of your family')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Change|Delete)/ })).toBeNull();
  });
});
