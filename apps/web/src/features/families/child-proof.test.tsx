import type { Child } from '@ori/contracts/families';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderDashboard } from '../../testing/render-dashboard.tsx';
import { Removal } from './child-decisions.tsx';
import { NewSecretForm } from './child-forms.tsx';

const KOFI: Child = {
  id: '018f4e3a-0000-7000-8000-00000000000a',
  firstName: 'Kofi',
  sacredId: 'kofi.m',
  ageGroup: 'elementary',
  birthMonth: null,
  birthYear: null,
  gradeLevel: null,
  pictureKey: false,
  isActive: true,
  locked: false,
  consent: null,
  addedAt: '2026-11-20T12:00:00.000Z',
};
const CHILD = `/api/families/children/${KOFI.id}`;
const PROVE = 'POST /api/accounts/prove';
let called: { call: string; body: unknown }[];

/** A server that asks for the parent's secret before it changes anything. */
beforeEach(() => {
  called = [];
  document.cookie = 'ori_csrf=token';
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
    const isProved = called.some(({ call }) => call === PROVE);
    const call = `${init.method} ${path}`;
    called.push({ call, body: init.body === undefined ? undefined : JSON.parse(init.body) });
    if (call === PROVE || isProved) return Response.json({ success: true, child: KOFI });
    return Response.json({ success: false, error: 'x', code: 'proof-needed' }, { status: 403 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (page: ReactNode) =>
  renderDashboard(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
async function giveOwnPin(): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Your PIN'), { target: { value: '8305' } });
  press('Go on');
}
const calls = () => called.map(({ call }) => call);

it('taking a child away asks the parent for their own PIN first', async () => {
  show(<Removal child={KOFI} hasPin />);
  press('Remove');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, remove' }));
  await giveOwnPin();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls()).toEqual([`DELETE ${CHILD}`, PROVE, `DELETE ${CHILD}`]);
});

/** What the parent typed for the child. */
const PinFields = () => <input name="pin" defaultValue="9053" aria-label="New" />;

it('so does a new PIN for a child, and what was typed for the child is then sent', async () => {
  const close = vi.fn();
  show(<NewSecretForm child={KOFI} hasPin close={close} PinFields={PinFields} Pictures={() => null} />);
  fireEvent.submit(screen.getByLabelText('New').closest('form') as HTMLFormElement);
  await giveOwnPin();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(calls()).toEqual([`PATCH ${CHILD}`, PROVE, `PATCH ${CHILD}`]);
  expect(called[2]?.body).toEqual({ pin: '9053' });
});
