import type { Course } from '@ori/contracts/content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../../testing/render-dashboard.tsx';
import { Page } from './courses.page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const courseOf = (id: string): Course => ({
  id,
  title: `Course ${id}`,
  subject: 'math',
  band: 'K-2',
  units: [],
  lessonCount: 4,
});

async function done(title: string): Promise<string | null> {
  const card = (await screen.findByRole('link', { name: title })).closest('li') ?? expect.fail('no card');
  return within(card).getByRole('progressbar').getAttribute('aria-valuenow');
}

it('asks once how far one is in all courses, and shows it on each', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const counts = { courses: [{ courseId: 'b', completed: 3 }] };
    const courses = { courses: ['a', 'b', 'c', 'd'].map(courseOf) };
    return new Response(JSON.stringify(path === '/api/learning/courses' ? counts : courses));
  });
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await vi.waitFor(async () => expect(await done('Course b')).toBe('3'));
  expect(await done('Course a')).toBe('0');
  expect(asked.toSorted()).toEqual(['/api/courses', '/api/learning/courses']);
});
