import type { User } from '@ori/contracts/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { renderDashboard } from '../testing/render-dashboard.tsx';
import { somebody } from '../testing/render-page.tsx';
import { Page } from './dashboard.page.tsx';

// What the page fetches late is here before, so that no test waits for its code.
beforeAll(async () => {
  await import('../features/learning/own-courses/own-courses.tsx');
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(user: User): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ courses: [] })));
  const session = createSessionStore();
  session.accept(user, null);
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
    session,
  );
}

it.each(['teacher', 'admin'] as const)('lets a %s make courses at home', async (role) => {
  open(somebody({ role }));
  expect(await screen.findByRole('button', { name: 'Make a course' })).toBeTruthy();
});

it('leads an admin, and no teacher, to safeguarding', async () => {
  open(somebody({ role: 'admin' }));
  expect((await screen.findByRole('link', { name: 'Safeguarding' })).getAttribute('href')).toBe(
    '/admin/security',
  );
  cleanup();
  open(somebody({ role: 'teacher' }));
  await screen.findByRole('button', { name: 'Make a course' });
  expect(screen.queryByRole('link', { name: 'Safeguarding' })).toBeNull();
});
