import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import common from '../../locales/en/common.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import { FamilyBoardSwitch } from './family-board-switch.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(status: number) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    if (init?.method === 'PUT' && typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return new Response('{"success":true}', { status, headers: { 'content-type': 'application/json' } });
  });
  render(
    <I18nextProvider i18n={createI18n('en', { common, dashboard, errors })}>
      <FamilyBoardSwitch user={{ id: 'nour', preferences: {} }} />
    </I18nextProvider>,
  );
  return { sent, box: screen.getByRole<HTMLInputElement>('checkbox') };
}

it('is off until a parent turns it on, and the server is told', async () => {
  const { sent, box } = open(200);
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await waitFor(() => expect(sent).toEqual([{ leaderboard: true }]));
  expect(box.checked).toBe(true);
});

it('goes back when the server does not take it', async () => {
  const { box } = open(500);
  fireEvent.click(box);
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(box.checked).toBe(false);
});
