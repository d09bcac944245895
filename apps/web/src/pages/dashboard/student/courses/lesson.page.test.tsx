import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../../../testing/render-dashboard.tsx';
import { Page } from './lesson.page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The start is asked for once more before it is believed. */
const SLOW = { timeout: 5_000 };

it.each([
  ['who waits for a place', 'place-resting', 'page.resting'],
  ['who had enough for today', 'enough-for-today', 'That is enough for today'],
])('leads a child %s to the lesson to read, and says why', async (_who, code, title) => {
  const refused = { success: false, code, message: 'That is enough for today' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refused), { status: 403 }));
  renderDashboard(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Routes location="/math-3-5/adding-unlike-parts">
        <Route path="/:id/:lessonId" element={<Page />} />
      </Routes>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: title }, SLOW)).toBeDefined();
  const read = screen.getByRole('link', { name: 'page.read' });
  expect(read.getAttribute('href')).toBe('/lessons/adding-unlike-parts');
});
