import type { User } from '@ori/contracts/accounts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../features/accounts/session-store.ts';
import heritage from '../../locales/en/heritage.json' with { type: 'json' };
import { renderPage, somebody } from '../../testing/render-page.tsx';
import { Page } from './synthesis.page.tsx';

const { start, readTitle } = heritage.synthesis;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(user: User | null) {
  const limits = { userId: user?.id ?? null, levelLimit: null, mythsAllowed: true };
  vi.stubGlobal('fetch', async () =>
    Response.json({ syntheses: [], methodologyLevel: 'standard', ...limits }),
  );
  const session = createSessionStore();
  if (user !== null) session.accept(user, null);
  const { container } = renderPage(<Page />, { session });
  const invitation = () => container.querySelector('.step-hero a[href$="#write"]')?.textContent;
  await vi.waitFor(() => expect(invitation()).toBeTruthy());
  return invitation();
}

it('invites learners and visitors to write, and those who score to read', async () => {
  expect(await open(null)).toBe('synthesis.start');
  cleanup();
  expect(await open(somebody({ role: 'student', ageGroup: 'high' }))).toBe('synthesis.start');
  for (const role of ['parent', 'teacher', 'admin'] as const) {
    cleanup();
    expect(await open(somebody({ role }))).toBe('synthesis.readTitle');
  }
  expect([start, readTitle]).toEqual(['Begin to write', 'To read and score']);
  expect(screen.queryByText(start)).toBeNull();
});

it('waits where a family keeps a child at a level without it', async () => {
  await import('../../features/kim/family-limit.tsx');
  const user = somebody({ role: 'student', ageGroup: 'elementary' });
  const told = { userId: user.id, methodologyLevel: 'standard', levelLimit: 'awareness', mythsAllowed: true };
  vi.stubGlobal('fetch', async () => Response.json(told));
  const session = createSessionStore();
  session.accept(user, null);
  renderPage(<Page />, { session });
  expect(await screen.findByText('limited.synthesis')).toBeTruthy();
  expect(screen.queryByText('synthesis.start')).toBeNull();
});
