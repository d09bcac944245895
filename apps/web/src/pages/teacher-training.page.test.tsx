import type { User } from '@ori/contracts/accounts';
import type { TrainingText } from '@ori/contracts/texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { localDay } from '../lib/local-day.ts';
import { renderDashboard } from '../testing/render-dashboard.tsx';
import { somebody } from '../testing/render-page.tsx';
import { Page } from './teacher-training.page.tsx';

const PART: TrainingText = {
  kind: 'training',
  slug: 'what-ori-does',
  title: 'What Ori does',
  description: 'A tutor that waits for a try.',
  minutes: 2,
  order: 1,
  task: { text: 'Ask for the homework.', to: '/demo/ai-tutors', minutes: 3 },
  questionCount: 1,
  sections: [{ id: '', heading: '', html: '<p>Ori says that it is a machine.</p>' }],
  questions: [
    {
      ask: 'Who can read a talk with Ori?',
      options: [
        { text: 'Every teacher', why: 'No grant holds it.' },
        { text: 'The parents', why: 'It is open to them only.', right: true },
      ],
    },
  ],
  samples: [],
  readsWrongAnswers: false,
};

const reply = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that keeps preferences, or fails to. */
function open({
  isDown = false,
  user = somebody({ role: 'teacher' }),
}: { isDown?: boolean; user?: User } = {}) {
  const kept: Record<string, unknown> = { ...user.preferences };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return reply(path.endsWith(PART.slug) ? { text: PART } : { texts: [PART] });
    if (isDown) return reply({ code: 'unavailable' }, 503);
    Object.assign(
      kept,
      (JSON.parse(typeof body === 'string' ? body : '{}') as { preferences: object }).preferences,
    );
    return reply({ success: true, data: { ...user, preferences: kept }, message: '' });
  });
  const session = createSessionStore();
  session.accept(user, 'a token of this tab');
  renderDashboard(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
    session,
  );
  return kept;
}

it('opens the first part, says why after an answer, and keeps the first answer and the day of reading', async () => {
  const kept = open();
  const wrong = await screen.findByRole('radio', { name: /Every teacher/ });
  expect(screen.queryByText('It is open to them only.')).toBeNull();
  fireEvent.click(wrong);
  expect(await screen.findByText('It is open to them only.')).toBeTruthy();
  await waitFor(() => expect(kept['training.what-ori-does']).toBe('- a'));
  expect(screen.getByRole('radio', { name: /The parents/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(kept['training.what-ori-does']).toBe(`${localDay(new Date())} a`));
});

it('takes back on the screen what could not be kept', async () => {
  const kept = open({ isDown: true });
  fireEvent.click(await screen.findByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'I have read this' })).toBeTruthy());
  expect(kept).toEqual({});
});

it('goes on where somebody stopped, and shows what they answered then', async () => {
  open({ user: somebody({ role: 'teacher', preferences: { 'training.what-ori-does': '2026-11-20 b' } }) });
  expect(await screen.findByText('Read on Friday, November 20')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /The parents/ }).checked).toBe(true);
});
